import type { Lease } from '../../src/lib/publishing/protocol';
import type { DataFolder } from '../dataFolder';
import { currentId, releaseIds } from '../site/releases';
import { goLive } from '../release/goLive';
import type { Fingerprint } from '../site/manifest';
import { readLostRelease } from '../release/history/lostRelease';
import { publishRelease } from '../release/publishRelease';
import type { LogFile } from '../terminal/output';
import type { Report } from '../terminal/Steps';
import { allowShrink } from './gatsbyEnvironment';
import { describeFailure, truncate } from './describeFailure';
import { Fenced, Heartbeat } from './leaseHolder';
import type { Queue } from './queue';

const MOST_PATHS = 100;
/** The parts of a build after Gatsby's phases. */
export const [CHECKING, PUBLISHING] = ['checking the pages', 'publishing'];

interface BuildOrder {
  queue: Queue;
  lease: Lease;
  data: DataFolder;
  log: LogFile;
  /** Computes the fingerprint of the lease's revision. */
  fingerprint: () => Promise<Fingerprint>;
  /** Builds, and publishes the output. */
  build: (
    publish: (output: string) => Promise<void>,
    report: Report,
  ) => Promise<{ parts: Readonly<Record<string, number>> }>;
  /** Called with the output once the gate has passed it; a rejection ends the publication. */
  beforeLive?: ((output: string) => Promise<unknown>) | undefined;
  /** Shows the progress on a terminal. */
  report?: Report;
  /** The site may lose any number of pages. */
  allowFewerPages: boolean;
  /** The publisher is being stopped: a failed build stays queued for the next one. */
  isStopping: () => boolean;
}

/**
 * Builds and publishes once under a lease, and reports the result to PocketBase.
 * @throws UserError with the text of its row
 * @throws Fenced if another publisher has the lease: this build does not go live
 */
export async function runBuild(order: BuildOrder): Promise<void> {
  const { queue, lease, log } = order;
  const heart = new Heartbeat(queue, lease.fence);
  log.write(`\n=== ${new Date().toISOString()} build ${lease.build}, revision ${lease.revision}\n`);
  try {
    const outcome = await buildAndPublish(order, heart);
    await heart.stop();
    if (!(await queue.finish(lease.fence, { status: 'live', ...outcome }))) {
      await restoreChosen(order, outcome.release);
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
  let shown = '';
  const report: Report = (done, total, what = '', part) => {
    order.report?.(done, total, what, part);
    const progress = `${what} (${done}/${total})`;
    // The row need not be written for each page within a phase.
    if (progress !== shown) heart.report({ progress });
    shown = progress;
  };
  const began = performance.now();
  const seen = await currentId(data);
  // Taken before the build: an edit during the build needs another build.
  const fingerprint = await order.fingerprint();
  const digest = Math.round(performance.now() - began);

  await allowShrink(data, lease.allowed);
  let published: Awaited<ReturnType<typeof publishRelease>> | undefined;
  const { parts } = await order.build(async (output) => {
    order.report?.(0, 1, CHECKING);
    heart.report({ status: 'checking', progress: '' });
    published = await publishRelease(output, data, fingerprint, {
      onProgress: (done, total) => report(done, total, PUBLISHING, done / total),
      mayPublish: async () => {
        await order.beforeLive?.(output);
        await heart.confirm();
        await stopAfterRollback(order, seen);
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
 * Stops the publication after `npm run rollback`, which PocketBase may have missed: changes before a rollback do not go live. A
 * rollback by an editor revokes the lease.
 * @param seen the release that was live at the start of the build
 */
async function stopAfterRollback({ queue, data }: BuildOrder, seen: string | undefined): Promise<void> {
  const now = await currentId(data);
  if (now === undefined || now === seen || now === (await releaseIds(data))[0]) return;
  // The link was repaired: this build replaces the lost release.
  if ((await readLostRelease(data))?.live === now) return;
  await queue.move({ release: now });
  throw new Fenced();
}

/**
 * Between the last check of the lease and the move of the link another publisher or an editor's rollback may have chosen another
 * release: makes that one live.
 */
async function restoreChosen({ queue, data }: BuildOrder, mine: string): Promise<void> {
  const { liveRelease, moves } = await queue.state();
  const chosen = moves.at(-1)?.release ?? liveRelease;
  if (chosen && chosen !== mine && (await currentId(data)) === mine) await goLive(data, chosen);
}
