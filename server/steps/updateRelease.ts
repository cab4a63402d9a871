import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite } from '../build/buildSite';
import { changes, takeFingerprint } from '../build/fingerprint';
import { isGone, ownHolder } from '../builder/holder';
import { type Lease, openQueue, type Queue } from '../builder/queue';
import { runBuild } from '../builder/runBuild';
import { tellOfMove } from '../builder/tellOfMove';
import { Problem } from '../Problem';
import type { Life } from '../process/Life';
import { listReleases } from '../release/listReleases';
import { LogFile } from '../terminal/LogFile';
import type { Steps } from '../terminal/Steps';
import { gatsbyEnvironment, type Source } from './gatsbyEnvironment';

const WAIT_FOR_OTHER_MS = 15 * 60_000;
const PAUSE_MS = 1_000;

export interface UpdateOptions {
  source: Source;
  /** Of a builder or a superuser, to say in PocketBase what is built. */
  token: string;
  steps: Steps;
  life: Life;
  /** Builds even if nothing changed. */
  always?: boolean;
  /** Done with the output once it is published. */
  then?: (output: string) => Promise<void>;
}

/**
 * Builds and publishes a release if content, code or configuration changed since the newest one: that visitors see an older
 * one, because an editor went back to it, is no reason.
 */
export async function updateRelease({
  source,
  token,
  steps,
  life,
  always = false,
  then,
}: UpdateOptions): Promise<void> {
  const { settings, data, url, access } = source;
  const env = gatsbyEnvironment(source);
  // A superuser's token would read drafts: as a guest then.
  const reader = 'token' in access ? access.token : undefined;
  const place = { root: settings.root, data, url, token: reader, env };
  const queue = openQueue(url, token);
  await tellOfMove({ queue, state: await queue.state(), data });
  const { revision, heldRevision } = await queue.state();
  const differing = changes((await listReleases(data))[0]?.fingerprint, await takeFingerprint(place));
  // What was changed before somebody went back to an older release waits for the next change.
  const reasons = differing.filter((reason) => reason !== 'content' || revision > heldRevision);
  if (reasons.length === 0 && !always) return;

  const log = new LogFile(path.join(data.logs, 'build.log'));
  await steps.step(`Build (${reasons.join(', ') || 'as asked'})`, async (report) => {
    const lease = await waitForLease(queue, causeOf(reasons), (who) => report(0, 1, who));
    const built = runBuild({
      ...{ data, queue, lease, log, report, then },
      fingerprint: () => takeFingerprint(place),
      allowFewerPages: settings.allowFewerPages,
      isStopping: () => life.isEnding,
      build: (publish, told) => buildSite({ ...place, preview: false, log, life, report: told }, publish),
    });
    // When it is stopped the lease is given back: its row must not stand there as one that is being built.
    life.onEnd(() => built.catch(() => undefined));
    await built;
  });
}

/** For the row of `builds`, where no change of an editor waits. */
function causeOf(reasons: readonly string[]): string {
  if (reasons.length === 0) return 'npm run build';
  return reasons[0] === 'first build' ? 'first release' : `the site was started, with other ${reasons.join(', ')}`;
}

/** Another builder may be at work; it is waited for. */
async function waitForLease(queue: Queue, cause: string, tell: (who: string) => void): Promise<Lease> {
  const holder = await ownHolder();
  const deadline = Date.now() + WAIT_FOR_OTHER_MS;
  for (;;) {
    const { holder: other } = await queue.state();
    const over = other && (await isGone(other)) ? other : undefined;
    const lease = await queue.lease({ holder, over, cause });
    if (!('refused' in lease)) return lease;
    if (Date.now() > deadline) throw new Problem(`${lease.refused} It is not done after 15 minutes; try again later.`);
    tell('waiting for another builder');
    await sleep(PAUSE_MS);
  }
}
