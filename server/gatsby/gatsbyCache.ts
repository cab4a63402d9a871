import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJson } from '../jsonFile';
import { flushAll } from '../site/files';
import { TransientError } from '../UserError';
import { takeBuildLock } from '../process/takeBuildLock';
import type { LogFile } from '../terminal/output';
import { codeDigests } from './codeDigest';

/** The inputs of a build that its cache depends on. */
interface CacheContent {
  /** The data folder whose records are read. */
  dataDir: string;
  /** Whether drafts are among them. */
  preview: boolean;
}

const MARK = '.tmp/gatsby-cache-of';
const USER = '.tmp/gatsby-cache-user';

/** Removes Gatsby's cache and output: the next build is a full one. */
export async function forgetCache(root: string): Promise<void> {
  await rm(path.join(root, '.cache'), { recursive: true, force: true });
  await rm(path.join(root, 'public'), { recursive: true, force: true });
}

/**
 * Removes Gatsby's results of the content, which may be incomplete. Webpack's results of the code stay, as Gatsby itself keeps
 * them for a fresh start: they halve the time of a build. After a failed build they are removed too.
 */
export async function forgetContent(root: string): Promise<void> {
  const cache = path.join(root, '.cache');
  const names = await readdir(cache).catch(() => []);
  for (const name of names.filter((each) => each !== 'webpack')) {
    await rm(path.join(cache, name), { recursive: true, force: true });
  }
  await rm(path.join(root, 'public'), { recursive: true, force: true });
}

/**
 * How much of Gatsby's cache and output a build of this content may use, if they exist.
 * @param code the digest of the code whose results the cache keeps, if it is known
 */
export async function usableCache(
  root: string,
  { dataDir, preview }: CacheContent,
  code?: string,
): Promise<'all' | 'scripts' | 'nothing'> {
  const before = (await readJson<Partial<CacheContent> & { code?: string }>(path.join(root, MARK))) ?? {};
  if (before.code !== (code ?? (await codeDigests(root)).cached)) return 'nothing';
  return before.dataDir === dataDir && before.preview === preview ? 'all' : 'scripts';
}

/**
 * Records the content of Gatsby's cache and output, and removes them if it was different: records of another data folder would
 * look like lost records of this one, a draft must not stay for the next public build, and results of older code (URLs on
 * records, styles inside pages) would stay on pages without other changes. With the same code the scripts stay.
 * @param root the project's folder
 * @param known the digest of the code whose results the cache keeps, if it is known
 * @returns the new user of the cache, for `cacheUser`
 */
export async function claimCache(root: string, { dataDir, preview }: CacheContent, known?: string): Promise<string> {
  const mark = path.join(root, MARK);
  const code = known ?? (await codeDigests(root)).cached;
  const usable = await usableCache(root, { dataDir, preview }, code);
  if (usable !== 'all') {
    // The mark goes first: after a kill in between the rest counts as unknown.
    await rm(mark, { force: true });
    await (usable === 'scripts' ? forgetContent(root) : forgetCache(root));
    await mkdir(path.dirname(mark), { recursive: true });
    await writeFile(mark, JSON.stringify({ dataDir, preview, code }));
  }
  const user = randomUUID();
  await writeFile(path.join(root, USER), user);
  return user;
}

/** The last user of the cache: a process that has it in memory must not continue after another user. */
export function cacheUser(root: string): Promise<string> {
  return readFile(path.join(root, USER), 'utf8').catch(() => '');
}

const WAIT_FOR_OTHER_MS = 15 * 60_000;

/** Gatsby's cache and output, held by one build. */
export interface HeldCache {
  /** Cache and output agree: the next build can continue from them. */
  settled(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Waits until no other Gatsby process works in the project, and locks the project.
 *
 * Gatsby stores nodes at once, but only at a build's end which pages it has to render for them. A build that was killed in
 * between leaves a cache whose next build succeeds with old pages. So a mark exists meanwhile; a build that finds it removes
 * the content first.
 * @param root the project's folder
 */
export async function holdCache(root: string, log: LogFile): Promise<HeldCache> {
  const lock = await waitForLock(root, log);
  const mark = path.join(root, '.tmp/build-unfinished');
  try {
    if (existsSync(mark)) {
      log.write('\nThe build before was interrupted: this one begins from nothing.\n');
      await forgetContent(root);
    }
    await mkdir(path.dirname(mark), { recursive: true });
    await writeFile(mark, '');
  } catch (error) {
    await lock.release();
    throw error;
  }
  const settled = async () => {
    // Before the mark is removed: after a power loss, files may be empty, and a missing mark means that they are complete.
    await flushAll(root);
    await rm(mark, { force: true });
  };
  return { settled, release: () => lock.release() };
}

async function waitForLock(root: string, log: LogFile) {
  const deadline = performance.now() + WAIT_FOR_OTHER_MS;
  for (;;) {
    const lock = await takeBuildLock(root);
    if ('release' in lock) return lock;
    const { pid, command } = lock.heldBy;
    if (/dev\.ts/.test(command) || performance.now() > deadline) {
      // A failure of the machine: when the other build ends, the change is built without a new request.
      throw new TransientError(`Gatsby runs in this project already (process ${pid}: ${command}). Stop it first.`);
    }
    log.write(`Waiting for the build of process ${pid}.\n`);
    await sleep(1000);
  }
}
