import { setPriority } from 'node:os';
import path from 'node:path';
import { openBuilder } from '../gatsby/openBuilder';
import { takeFingerprint } from '../gatsby/fingerprint';
import { Precomputed } from '../publisher/Precomputed';
import { keepBuilding } from '../publisher/keepBuilding';
import { ownHolder } from '../publisher/leaseHolder';
import { openQueue } from '../publisher/queue';
import { runBuild } from '../publisher/runBuild';
import { waitBeforeBuild } from '../publisher/waitBeforeBuild';
import { closeDataFolder } from '../closeDataFolder';
import { dataFolder } from '../dataFolder';
import { openPreview } from '../preview/openPreview';
import { OperatorError } from '../errors';
import { UserError } from '../UserError';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { supervisedUrl } from '../process/records';
import { prepareNext } from '../release/prepareNext';
import { readSettings } from '../settings';
import { runningSite, stopOrphans } from '../steps/stopOrphans';
import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';
import { keepCurrent } from '../steps/keepCurrent';
import { localToken } from '../steps/localToken';
import { tellUpdate } from '../steps/updates';
import { updateRelease } from '../steps/updateRelease';
import { LogFile, say } from '../terminal/output';

/** Below what serves visitors: a build takes what they leave. */
const NICE = 10;

/**
 * `npm run builder`: builds and publishes whenever content changes, until it is stopped. `npm start` runs one by itself; on
 * another machine it needs PB_URL and PB_TOKEN.
 */
async function builder(life: CommandLifecycle): Promise<void> {
  setPriority(NICE);
  const source = await findSource();
  const { settings, data, url, access } = source;
  const warning = await closeDataFolder(data);
  if (warning) say(warning);
  // A builder that was killed may have left its Gatsby at work on the cache.
  await stopOrphans(data);
  const log = new LogFile(path.join(data.logs, 'build.log'));
  const env = gatsbyEnvironment(source);
  keepCurrent(data, life, say);
  const makesPreviews = await canPreview(source);
  const queue = openQueue(url, access.token, makesPreviews);

  const stop = new AbortController();
  let kept: Promise<void> = Promise.resolve();
  let prepared: Promise<void> = Promise.resolve();
  // At the end: first no new build, then Gatsby is stopped, then the build under way gives its lease back.
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
    // Code or configuration may have changed since it last ran, and `npm start` waits for what comes of it.
    if (await tellUpdate((steps) => updateRelease({ ...update, steps }))) prepareRelease();
    // A pending build warms Gatsby by itself.
    else if (waitBeforeBuild(await queue.state()) === Infinity) void site.prepare();
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
          // Mostly done long before: while the editor reads, waits for quiet, and while Gatsby works.
          return site.build((output) => prepared.then(() => publish(output)), report);
        },
      });
      prepareRelease();
    },
  });
  await kept;
}

/**
 * Only beside the database: elsewhere nobody would serve it, and a token that reads drafts is made there. A builder that
 * starts while PocketBase is being restarted makes previews too: it is not asked again as long as it runs.
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
    // npm start may only be about to run.
    throw new UserError(
      'The site does not run here. npm start runs a builder by itself; for a PocketBase elsewhere set PB_URL and PB_TOKEN.',
    );
  }
  return { settings, data, url: running.url, access: { token: await localToken(settings, data) } };
}

void new CommandLifecycle().run(builder);
