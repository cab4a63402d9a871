import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { currentId, releaseIds } from '../../site/releases';
import { isServable, verifyRelease } from '../verifyRelease';
import { prepared } from '../prepareNext';
import { noteLostRelease } from './lostRelease';
import { readManifest } from '../../site/manifest';
import { swapCurrent } from '../goLive';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandLifecycle } from '../../process/CommandLifecycle';

interface Repair {
  /** The release of the link, empty if there was no link. */
  lost: string;
  /** The release of the link now; undefined if no complete release exists, and the link stays as it was. */
  live: string | undefined;
}

/** The live and the newest release at one time. */
interface Seen {
  /** The live release: it is preferred, because a rollback may have chosen it … */
  live: string;
  /** … unless a newer release than this was published since. */
  newest: string;
}

/** @returns the live and the newest release; undefined if none is live */
export async function lookAtReleases(data: DataFolder): Promise<Seen | undefined> {
  const [live, [newest]] = await Promise.all([currentId(data), releaseIds(data)]);
  return live !== undefined && newest !== undefined ? { live, newest } : undefined;
}

/**
 * Points the live link to the newest complete release, in one step, if the link is missing or dangling, or its release has lost
 * its manifest or files.
 * @param options `depth`: `files` also checks each file of the live release; `seen`: the releases when it was last complete
 * @returns the repair; undefined if the link is right, or nothing was ever published
 */
export async function repairCurrent(
  data: DataFolder,
  { depth, seen }: { depth: 'quick' | 'files'; seen?: Seen },
): Promise<Repair | undefined> {
  const named = await currentId(data);
  if (await isServable(data.current, depth)) return undefined;
  const ids = await releaseIds(data);
  if (named === undefined && ids.length === 0) return undefined;
  const lost = named ?? '';
  // The next release would keep the files of the damaged one: the folder that is prepared for it has them as hard links.
  await removePrepared(data);
  // After a rollback, newer releases were rejected on purpose.
  const wished = seen && !ids.some((id) => id > seen.newest) ? ids.filter((id) => id <= seen.live) : [];
  const live = await firstWhole(data, [...new Set([...wished, ...ids])]);
  if (!live) return { lost, live: undefined };
  // A publisher may have published meanwhile.
  if ((await currentId(data)) !== named) return undefined;
  await swapCurrent(data, live);
  if (live !== named) await noteLostRelease(data, { lost, live });
  return { lost, live };
}

/** Renamed first: a publication that begins meanwhile must not find a folder with a part of its files. */
async function removePrepared(data: DataFolder): Promise<void> {
  const damaged = path.join(data.releases, 'damaged.tmp');
  await rm(damaged, { recursive: true, force: true });
  await rename(prepared(data), damaged).catch(() => undefined);
  await rm(damaged, { recursive: true, force: true });
}

async function firstWhole(data: DataFolder, ids: readonly string[]): Promise<string | undefined> {
  for (const id of ids) {
    const folder = path.join(data.releases, id);
    const manifest = (await isServable(folder, 'quick')) ? await readManifest(folder) : undefined;
    if (manifest?.id === id && (await verifyRelease(folder, manifest)).length === 0) return id;
  }
  return undefined;
}

/** Interval of the quick check, of two files; nginx and Caddy answer 404 until the link is repaired. */
const QUICK_MS = 1_000;
/** Every so many checks include each file of the live release: 0.1 s for ten thousand pages. */
const FILES_EVERY = 60;

/** Keeps the link to the live release valid until the command ends, and reports once what it repaired or cannot repair. */
export function keepCurrent(data: DataFolder, life: CommandLifecycle, say: (text: string) => void): void {
  const stopping = new AbortController();
  const keep = async () => {
    let seen: Seen | undefined;
    let said = '';
    for (let look = 0; !stopping.signal.aborted; look++) {
      const depth = look % FILES_EVERY === 0 ? 'files' : 'quick';
      const found = await repairCurrent(data, { depth, seen }).then(
        (repair) => repair && repairText(repair),
        (error: unknown) => `The link ${data.current} cannot be repaired: ${String(error)}`,
      );
      if (found && found !== said) say(found);
      // The quick check does not see everything: no reason to repeat a message after each thorough one.
      if (found || depth === 'files') said = found ?? '';
      seen = (await lookAtReleases(data)) ?? seen;
      await sleep(QUICK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const kept = keep();
  life.onEnd(async () => {
    stopping.abort();
    await kept;
  });
}

/** The message about a repair, for operators. */
function repairText({ lost, live }: Repair): string {
  const what = lost ? `The live release ${lost} is missing or has lost files` : 'The link to the live release was gone';
  if (live === lost) return `${what} for a moment; it is live again.`;
  if (live) return `${what}: visitors see ${live}.`;
  return `${what}, and no whole release is kept. Choose Rebuild on the status page (/_site/status).`;
}
