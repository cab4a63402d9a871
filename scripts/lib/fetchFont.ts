import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { downloadPackage } from '../../server/binary/downloadPackage';
import { unpackProgram } from '../../server/binary/unpackProgram';

/**
 * A PyPI package with a family as published by its makers, complete: npm's are split by script, so č is separate from
 * c.
 */
export type FontPackage = { name: string; version: string; sha256: string; font: string };

/** The family's own file and its licence, from a package whose SHA-256 pip has checked. */
export async function fetchFont(source: FontPackage): Promise<{ font: Buffer; licence: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'modrina-font-'));
  try {
    const requirement = `${source.name}==${source.version}`;
    const wheel = await downloadPackage({ requirement, sha256: source.sha256 }, folder);
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
