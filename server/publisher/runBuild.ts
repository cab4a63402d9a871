import type { DataFolder } from '../dataFolder';
import { currentId, releaseIds } from '../site/releases';
import { goLive } from '../release/goLive';
import type { Fingerprint } from '../site/manifest';
import { readLostRelease } from '../release/history/lostRelease';
import { publishRelease } from '../release/publishRelease';
import type { LogFile } from '../terminal/output';
import type { Report } from '../terminal/Steps';
import { allowShrink } from './allowShrink';
import { describeFailure, truncate } from './reports/describeFailure';
import { Fenced, Heartbeat } from './Heartbeat';
import type { Lease, Queue } from './queue';

const MOST_PATHS = 100;

interface BuildOrder {
  queue: Queue;
  lease: Lease;
  data: DataFolder;
  log: LogFile;
  /** Says what a build of the lease's revision is made of. */
  fingerprint: () => Promise<Fingerprint>;
  /** Builds, and hands the output on. */
  build: (
    publish: (output: string) => Promise<void>,
    report: Report,
  ) => Promise<{ parts: Readonly<Record<string, number>> }>;
  /** Shown to whoever waits at a terminal. */
  report?: Report;
  /** Fewer pages than before are no reason to refuse them. */
  allowFewerPages: boolean;
  /** The builder is being stopped: what fails now was not done, and waits for the next one. */
  isStopping: () => boolean;
}

/**
 * Builds and publishes once under a lease, and says in PocketBase what became of it.
 * @throws UserError what its row says too
 * @throws Fenced where another builder came after this one: nothing of this build is seen
 */
export async function runBuild(order: BuildOrder): Promise<void> {
  const { queue, lease, log } = order;
  const heart = new Heartbeat(queue, lease.fence);
  log.write(`\n=== ${new Date().toISOString()} build ${lease.build}, revision ${lease.revision}\n`);
  try {
    const outcome = await buildAndPublish(order, heart);
    await heart.stop();
    if (!(await queue.finish(lease.fence, { status: 'live', ...outcome }))) {
      await putBack(order, outcome.release);
      throw new Fenced();
    }
    log.write(`live as ${outcome.release}\n`);
  } catch (error) {
    await heart.stop();
    log.write(`not published: ${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof Fenced)) {
      await queue.finish(lease.fence, order.isStopping() ? { status: 'queued' } : describeFailure(error));
    }
    throw error;
  } finally {
    await allowShrink(order.data, undefined);
  }
}

async function buildAndPublish(order: BuildOrder, heart: Heartbeat) {
  const { data, lease } = order;
  const report: Report = (done, total, what = '') => {
    order.report?.(done, total, what);
    heart.tell({ progress: `${what} (${done}/${total})` });
  };
  const began = performance.now();
  const seen = await currentId(data);
  // Taken before the build: what is edited meanwhile makes another one.
  const fingerprint = await order.fingerprint();
  const digest = Math.round(performance.now() - began);

  await allowShrink(data, lease.allowed);
  let published: Awaited<ReturnType<typeof publishRelease>> | undefined;
  const { parts } = await order.build(async (output) => {
    heart.tell({ status: 'checking', progress: '' });
    published = await publishRelease(output, data, fingerprint, {
      onProgress: (done, total) => report(done, total, 'publishing'),
      mayPublish: async () => {
        await heart.confirm();
        await giveWay(order, seen);
      },
      cause: lease.cause,
      allowFewerPages: order.allowFewerPages,
      allowedToGo: lease.allowed?.pages,
    });
  }, report);
  if (!published) throw new Error('The build ended without handing its output on.');

  const { manifest, pages, changed, warning } = published;
  return {
    release: manifest.id,
    pages,
    pages_changed: changed.length,
    changed_paths: changed.slice(0, MOST_PATHS),
    warning: truncate(warning.words),
    error_link: warning.link ?? '',
    parts: { wait: lease.waited, digest, ...parts, ...published.parts },
  };
}

/**
 * Somebody went back to an older release by hand (`npm run rollback`), and PocketBase may not know: what was changed before
 * that does not go live. An editor who goes back takes the lease away.
 * @param seen the release that was live when the build began
 */
async function giveWay({ queue, data }: BuildOrder, seen: string | undefined): Promise<void> {
  const now = await currentId(data);
  if (now === undefined || now === seen || now === (await releaseIds(data))[0]) return;
  // The link was repaired: this build replaces what was lost.
  if ((await readLostRelease(data))?.live === now) return;
  await queue.move({ release: now });
  throw new Fenced();
}

/**
 * Between the last look at the lease and the move of the link another builder can have come, or an editor who goes back:
 * what they chose is seen.
 */
async function putBack({ queue, data }: BuildOrder, mine: string): Promise<void> {
  const { liveRelease, moves } = await queue.state();
  const chosen = moves.at(-1)?.release ?? liveRelease;
  if (chosen && chosen !== mine && (await currentId(data)) === mine) await goLive(data, chosen);
}
