import { setTimeout as sleep } from 'node:timers/promises';
import type { DataFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { lookAtReleases, type Repair, repairCurrent, type Seen } from '../release/history/repairCurrent';

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
