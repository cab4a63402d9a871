import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from '../../src/lib/publishing/protocol';
import { causes } from '../../locales/en/status.json';
import { type Builder, openBuilder } from '../gatsby/openBuilder';
import { changes, FIRST_BUILD, takeFingerprint } from '../gatsby/fingerprint';
import { isGone, ownHolder } from '../publisher/leaseHolder';
import { openQueue, type Queue } from '../publisher/queue';
import { runBuild } from '../publisher/runBuild';
import { isHeld } from '../publisher/waitBeforeBuild';
import { syncLiveRelease } from '../publisher/syncLiveRelease';
import type { DataFolder } from '../dataFolder';
import { retryWhile } from '../retryWhile';
import { TransientError, UserError } from '../UserError';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { isServable } from '../release/verifyRelease';
import { currentId, listReleases, newestId, type ReleaseInfo } from '../site/releases';
import { LogFile, say } from '../terminal/output';
import type { Steps } from '../terminal/Steps';
import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';

const WAIT_FOR_OTHER_MS = 15 * 60_000;
const PAUSE_MS = 1_000;
/** Requests for content are repeated for this long while PocketBase fails or restarts. */
const PATIENCE_MS = 60_000;

interface UpdateOptions {
  source: Source;
  /** Of a builder or a superuser, to report builds to PocketBase. */
  token: string;
  /** Shows the build. */
  steps: Pick<Steps, 'step'>;
  life: CommandLifecycle;
  /** Builds the site. */
  site: Builder;
  log: LogFile;
  /** Whether this builder also makes previews. */
  makesPreviews?: boolean;
  /** Builds even if nothing changed. */
  always?: boolean;
  /** The first release of all has no images in AVIF and no share cards, because a second update follows at once. */
  isFollowed?: boolean;
  /** Called with the output of the build once the gate has passed it, before it goes live; a rejection ends the publication. */
  beforeLive?: (output: string) => Promise<unknown>;
  /** The cause in the row of `builds`, if no change of an editor waits; by default what differs from the newest release. */
  cause?: string;
}

/** Why a build for new code or settings waits. */
const HELD =
  'An earlier release was made live again, so new code and settings are built with the next change, or by Rebuild on /_site/status.';

/** The environment of a first release that a second one follows. */
const FIRST_RELEASE = { FIRST_RELEASE: '1' };

/**
 * Builds and publishes a release if content, code or configuration changed since the newest one. A rollback is no reason.
 * @returns the reasons, none if the build was asked for; undefined if nothing was built
 * @throws UserError if nothing was published
 */
export async function updateRelease(options: UpdateOptions): Promise<readonly string[] | undefined> {
  const { source, token, steps, life, site, log, cause, always = false } = options;
  const { settings, data, url, access } = source;
  const env = gatsbyEnvironment(source);
  // Without a builder's token as a guest: a superuser's token would read drafts.
  const reader = 'token' in access ? access.token : undefined;
  const place = { root: settings.root, url, token: reader, env };
  const queue = openQueue(url, token, options.makesPreviews);
  await syncLiveRelease({ queue, state: await queue.state(), data });
  const state = await queue.state();
  // One failed request of many is no failed update: nothing would repeat it before the next change.
  const mayRetry = (error: unknown) => error instanceof TransientError && !life.isEnding;
  const fingerprint = await retryWhile(mayRetry, { forMs: PATIENCE_MS, pauseMs: PAUSE_MS }, () =>
    takeFingerprint(place),
  );
  const differing = changes((await newestWhole(data))?.fingerprint, fingerprint);
  // Changes made before a rollback wait for the next one, and new code with them: a build would publish what was taken back.
  const mustWait = isHeld(state) && !differing.includes(FIRST_BUILD);
  const reasons = mustWait ? [] : differing;
  if (mustWait && !always && differing.some((reason) => reason !== 'content')) say(HELD);
  if (reasons.length === 0 && !always) return undefined;
  const added = options.isFollowed && reasons.includes(FIRST_BUILD) ? FIRST_RELEASE : {};

  await steps.step(`Build (${reasons.join(', ') || 'as asked'})`, async (report) => {
    const lease = await waitForLease(queue, cause ?? causeOf(reasons), (text) => report(0, 1, text));
    await runBuild({
      ...{ data, queue, lease, log, report },
      // Of another configuration: the next update builds again, also after a kill.
      fingerprint: () => takeFingerprint({ ...place, env: { ...env, ...added } }),
      allowFewerPages: settings.allowFewerPages,
      isStopping: () => life.isEnding,
      beforeLive: options.beforeLive,
      build: (publish, progress) => site.build(publish, progress, added),
    });
  });
  return reasons;
}

/**
 * The newest complete release that was live: a lost one has to be built again, and one whose publisher was killed before it moved
 * the link too.
 */
async function newestWhole(data: DataFolder): Promise<ReleaseInfo | undefined> {
  // A release's name begins with its time.
  const newest = [await currentId(data), await newestId(data)]
    .filter((id) => id !== undefined)
    .sort()
    .at(-1);
  const wereLive = (await listReleases(data)).filter(({ id }) => newest === undefined || id <= newest);
  for (const release of wereLive) {
    if (await isServable(path.join(data.releases, release.id), 'files')) return release;
  }
  return undefined;
}

/** The cause in the row of `builds`, if no change of an editor waits. */
function causeOf(reasons: readonly string[]): string {
  if (reasons.length === 0) return 'npm run build';
  return reasons[0] === FIRST_BUILD ? causes.first : causes.started.replace('{{reasons}}', reasons.join(', '));
}

/** Waits for the lease, which another builder may hold. */
async function waitForLease(queue: Queue, cause: string, show: (text: string) => void): Promise<Lease> {
  const holder = await ownHolder();
  const deadline = performance.now() + WAIT_FOR_OTHER_MS;
  for (;;) {
    const { holder: other } = await queue.state();
    const over = other && (await isGone(other)) ? other : undefined;
    const lease = await queue.lease({ holder, over, cause });
    if (!('refused' in lease)) return lease;
    if (performance.now() > deadline)
      throw new UserError(`${lease.refused} It is not done after 15 minutes; try again later.`);
    show('waiting for another builder');
    await sleep(PAUSE_MS);
  }
}

/** Updates the release with a builder that ends afterwards. */
export async function updateOnce(options: Omit<UpdateOptions, 'site' | 'log'>): Promise<void> {
  const { source, life } = options;
  const { settings, data } = source;
  let updated: Promise<void> = Promise.resolve();
  // After a stop Gatsby ends first, then the lease is returned: the row must not stay in the state `building`.
  life.onEnd(() => updated.catch(() => undefined));
  const log = new LogFile(path.join(data.logs, 'build.log'));
  const site = openBuilder({ root: settings.root, data, env: gatsbyEnvironment(source), log, life });
  updated = updateRelease({ ...options, site, log }).then(() => site.rest());
  await updated;
}
