import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackProgram } from '../../server/binary/unpackProgram';
import { run } from './run';

/**
 * A PyPI package with a family as published by its makers, complete: npm's are split by script, so č is separate from
 * c.
 */
export type FontPackage = { name: string; version: string; sha256: string; font: string };

/** The family's own file and its licence, from a package whose SHA-256 pip has checked. */
export async function fetchFont(source: FontPackage): Promise<{ font: Buffer; licence: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modrina-font-'));
  try {
    const wheel = await download(source, folder);
    const module = source.name.replaceAll('-', '_');
    const read = async (name: string): Promise<Buffer> => {
      const target = path.join(folder, path.basename(name));
      await unpackProgram(wheel, `${module}/${name}`, target);
      return readFile(target);
    };
    return { font: await read(`files/${source.font}`), licence: (await read('LICENSE')).toString('utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function download({ name, version, sha256 }: FontPackage, folder: string): Promise<string> {
  const requirements = path.join(folder, 'requirements.txt');
  await writeFile(requirements, `${name}==${version} --hash=sha256:${sha256}\n`);
  const { code, output } = await run('python3', [
    ...['-m', 'pip', 'download', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off'],
    ...['--no-deps', '--only-binary=:all:', '--require-hashes', '--dest', folder, '--requirement', requirements],
  ]);
  const wheel = (await readdir(folder)).find((file) => file.endsWith('.whl'));
  if (code !== 0 || !wheel) throw new Error(`pip did not download ${name} ${version}:\n${output.trimEnd()}`);
  return path.join(folder, wheel);
}
