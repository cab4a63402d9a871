import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exists } from '../../exists';
import { UserError } from '../../UserError';
import { takeBuildLock } from '../../process/takeBuildLock';
import type { LogFile } from '../../terminal/output';
import { forgetContent } from './gatsbyCache';

const WAIT_FOR_OTHER_MS = 15 * 60_000;

/** Gatsby's cache and output in the hands of one build. */
export interface HeldCache {
  /** The cache holds what the output shows: whatever comes next can go on from it. */
  settled(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Waits until no other Gatsby works in the project, and keeps others out.
 *
 * Gatsby writes nodes at once, but only at a build's end which pages are to be drawn for them. A build that was killed
 * between leaves a cache whose next build succeeds and shows old pages. So a mark stands for as long as that is so, and who
 * finds it begins from nothing.
 * @param root the project's folder
 */
export async function holdCache(root: string, log: LogFile): Promise<HeldCache> {
  const lock = await waitForLock(root, log);
  const mark = path.join(root, '.tmp/build-unfinished');
  try {
    if (await exists(mark)) {
      log.write('\nThe build before was interrupted: this one begins from nothing.\n');
      await forgetContent(root);
    }
    await mkdir(path.dirname(mark), { recursive: true });
    await writeFile(mark, '');
  } catch (error) {
    await lock.release();
    throw error;
  }
  return { settled: () => rm(mark, { force: true }), release: () => lock.release() };
}

async function waitForLock(root: string, log: LogFile) {
  const deadline = performance.now() + WAIT_FOR_OTHER_MS;
  for (;;) {
    const lock = await takeBuildLock(root);
    if ('release' in lock) return lock;
    const { pid, command } = lock.heldBy;
    if (/dev\.ts/.test(command) || performance.now() > deadline) {
      throw new UserError(`Gatsby runs in this project already (process ${pid}: ${command}). Stop it first.`);
    }
    log.write(`Waiting for the build of process ${pid}.\n`);
    await sleep(1000);
  }
}
