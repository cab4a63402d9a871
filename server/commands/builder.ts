import { setPriority } from 'node:os';
import path from 'node:path';
import { causes } from '../../locales/en/status.json';
import { openBuilder } from '../gatsby/openBuilder';
import { FIRST_BUILD, takeFingerprint } from '../gatsby/fingerprint';
import { keepBuilding } from '../publisher/keepBuilding';
import { ownHolder } from '../publisher/leaseHolder';
import { openQueue } from '../publisher/queue';
import { runBuild } from '../publisher/runBuild';
import { Precomputed, waitBeforeBuild } from '../publisher/waitBeforeBuild';
import { closeDataFolder } from '../closeDataFolder';
import { dataFolder } from '../dataFolder';
import { openPreview } from '../preview/openPreview';
import { retryWhile } from '../retryWhile';
import { OperatorError, TransientError, UserError } from '../UserError';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { refuseArguments } from '../process/refuseArguments';
import { readChild, supervisedUrl } from '../process/records';
import { prepareNext } from '../release/prepareNext';
import { readSettings } from '../settings';
import { runningSite, stopOrphans } from '../steps/stopOrphans';
import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';
import { keepCurrent } from '../release/history/repairCurrent';
import { localToken } from '../pocketbase/runPocketBase';
import { reportUpdate } from '../steps/updates';
import { removeDrafts } from '../site/releases';
import { updateRelease } from '../steps/updateRelease';
import { LogFile, say } from '../terminal/output';
import type { Steps } from '../terminal/Steps';

/** A lower priority than PocketBase: a build must not slow down visitors. */
const NICE = 10;

/** The pause between polls of a PocketBase that does not answer. */
const ABSENCE_PAUSE_MS = 2_000;

/** Shows nothing, because nobody waits for the update that follows a first release. */
const SILENT: Pick<Steps, 'step'> = { step: (_name, work) => work(() => undefined) };

/**
 * `npm run builder`: builds and publishes after each change of content, until it is stopped. `npm start` runs one itself; on
 * another machine it needs PB_URL and PB_TOKEN.
 */
async function builder(life: CommandLifecycle): Promise<void> {
  refuseArguments('npm run builder');
  setPriority(NICE);
  const source = await findSource();
  const { settings, data, url, access } = source;
  const warning = await closeDataFolder(data);
  if (warning) say(warning);
  // The Gatsby process of a killed builder may still write to the cache.
  await stopOrphans(data);
  // Drafts of a killed publisher. `npm start` removes them once and restarts only the publisher; a second builder would remove a
  // draft that is being filled.
  const other = await readChild(path.join(data.run, 'builder.json'));
  if (!other || other.child.pid === process.pid) await removeDrafts(data);
  const log = new LogFile(path.join(data.logs, 'build.log'));
  const env = gatsbyEnvironment(source);
  keepCurrent(data, life, say);
  const makesPreviews = await canPreview(source);
  const queue = openQueue(url, access.token, makesPreviews);

  const stop = new AbortController();
  let kept: Promise<void> = Promise.resolve();
  let prepared: Promise<void> = Promise.resolve();
  // Order at the end: no new build, then Gatsby stops, then the running build returns its lease.
  life.onEnd(() => kept.then(() => prepared).catch(() => undefined));
  const site = openBuilder({ root: settings.root, data, env, log, life });
  const preview = makesPreviews ? await openPreview(source, { queue, life, say }) : undefined;
  life.onEnd(async () => stop.abort());
  life.ready = true;
  say(`Builds what changes at ${url}, into ${data.current}.`);
  const place = { root: settings.root, url, token: access.token, env };
  const prepareRelease = () => {
    prepared = prepareNext(data).catch((error: unknown) => log.write(`${String(error)}\n`));
  };
  const first = async () => {
    const update = { source, token: access.token, life, site, log, makesPreviews };
    // On another machine it may be up before PocketBase, and this update is made once.
    const mayRetry = (error: unknown) => error instanceof TransientError && !life.isEnding;
    await retryWhile(mayRetry, { forMs: Infinity, pauseMs: ABSENCE_PAUSE_MS }, () => queue.state());
    // Code or configuration may have changed since the last run; `npm start` waits for the result.
    const reasons = await reportUpdate((steps) => updateRelease({ ...update, steps, isFollowed: true }));
    if (reasons) prepareRelease();
    if (reasons?.includes(FIRST_BUILD)) {
      await prepared;
      if (await updateRelease({ ...update, steps: SILENT, cause: causes.images })) prepareRelease();
    } else if (!reasons && waitBeforeBuild(await queue.state()) === Infinity) void site.prepare();
  };
  const fingerprints = new Precomputed(() => takeFingerprint(place));
  kept = keepBuilding({
    ...{ queue, holder: await ownHolder(), data, preview, say, signal: stop.signal },
    first,
    expect: (revision) => fingerprints.begin(revision),
    build: async (lease) => {
      await runBuild({
        ...{ queue, lease, data, log },
        fingerprint: () => fingerprints.of(lease.revision),
        allowFewerPages: settings.allowFewerPages,
        isStopping: () => life.isEnding,
        build: (publish, report) => {
          // Prepared in most cases: it has the time of the debounce and of Gatsby's build.
          return site.build((output) => prepared.then(() => publish(output)), report);
        },
      });
      prepareRelease();
    },
  });
  await kept;
}

/**
 * Only on the database's machine: PocketBase serves previews from there, and only there is a token that reads drafts. Decided
 * once, so a record of the supervisor counts even while PocketBase is being restarted.
 */
async function canPreview({ settings, data, url }: Source): Promise<boolean> {
  return settings.previews && (await supervisedUrl(path.join(data.run, 'pocketbase.json'))) === url;
}

async function findSource() {
  const settings = readSettings();
  const data = dataFolder(settings.dataDir);
  const { externalPocketBase, token } = settings;
  if (externalPocketBase) {
    if (token) return { settings, data, url: externalPocketBase, access: { token } };
    throw new OperatorError(
      `PB_TOKEN is missing. Make one on the machine of ${externalPocketBase} with: npm run builder:token -- <name>`,
    );
  }
  const running = await runningSite(data);
  if (!running) {
    // Not an OperatorError: npm start may be about to run.
    throw new UserError(
      'The site does not run here. npm start runs a builder by itself; for a PocketBase elsewhere set PB_URL and PB_TOKEN.',
    );
  }
  return { settings, data, url: running.url, access: { token: await localToken(settings) } };
}

void new CommandLifecycle().run(builder);
