import path from 'node:path';
import { closeDataFolder } from '../closeDataFolder';
import { dataFolder } from '../dataFolder';
import { exportSite } from '../hosts/static/exportSite';
import { UserError } from '../UserError';
import { logIn } from '../pocketbase/logIn';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { refuseArguments } from '../process/refuseArguments';
import { freePort } from '../process/ports';
import { readSettings, type Settings } from '../settings';
import { checkUnserved, runningSite, stopOrphans } from '../steps/stopOrphans';
import { type Access, gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';
import { openBuilder } from '../gatsby/openBuilder';
import { localToken } from '../pocketbase/runPocketBase';
import { forecastBuild } from '../steps/forecast';
import { prepareSite } from '../steps/prepareSite';
import { serveSite } from '../steps/serveSite';
import { updateOnce } from '../steps/updateRelease';
import { LogFile, say } from '../terminal/output';
import { Steps } from '../terminal/Steps';

/**
 * `npm run build`: builds and publishes one release, from the PocketBase of this machine or of PB_URL. With `PREVIEW=1`
 * it builds drafts too and publishes nothing. For a static host it exports a folder.
 */
async function build(life: CommandLifecycle): Promise<void> {
  refuseArguments('npm run build');
  const settings = readSettings();
  const steps = new Steps(process.stdout, await forecastBuild(settings, dataFolder(settings.dataDir)));
  const source = await findSource(settings, steps, life);
  if (settings.preview) {
    await buildPreview(source, steps, life);
    steps.stop();
    say(`\n  Preview in ${source.data.preview} after ${steps.total()}. It shows drafts: keep it from visitors.`);
    return;
  }
  const { staticHost: host, externalPocketBase: backend } = settings;
  let exported: Promise<unknown> = Promise.resolve();
  const beforeLive = (output: string) => {
    if (host) exported = exportSite(output, source.data.static, host, { backend });
    // Visitors of another host see the export alone. Where PocketBase serves the release, it is live in any case.
    return backend ? exported : exported.catch(() => undefined);
  };
  await updateOnce({ ...(await withToken(source)), steps, life, always: true, beforeLive });
  if (host) await steps.step('Static site', () => exported);
  steps.stop();
  say(`\n  Published as ${host ? source.data.static : source.data.current} after ${steps.total()}.`);
}

/** Builds the site with drafts and scheduled records, into a folder of its own. The published site stays as it is. */
async function buildPreview(source: Source, steps: Steps, life: CommandLifecycle): Promise<void> {
  const { settings, data } = source;
  const log = new LogFile(path.join(data.logs, 'build.log'));
  log.write(`\n=== ${new Date().toISOString()} preview\n`);
  const site = openBuilder({ root: settings.root, data, preview: true, env: gatsbyEnvironment(source), log, life });
  await steps.step('Preview with drafts', (report) =>
    site.build((output) => exportSite(output, data.preview, settings.staticHost ?? 'netlify', { mode: 0o700 }), report),
  );
  await site.rest();
}

async function findSource(settings: Settings, steps: Steps, life: CommandLifecycle): Promise<Source> {
  const data = dataFolder(settings.dataDir);
  const warning = await closeDataFolder(data);
  if (warning) say(warning);
  if (settings.externalPocketBase)
    return { settings, data, url: settings.externalPocketBase, access: foreignAccess(settings) };
  await stopOrphans(data);
  const running = await runningSite(data);
  // A second PocketBase on the same database would not see the writes of the first in time.
  if (running) return { settings, data, access: await localAccess(settings), url: running.url };
  await checkUnserved(data);
  const site = await prepareSite(settings, steps);
  const server = await serveSite(site, { host: '127.0.0.1', port: await freePort() }, life);
  return { ...site, access: await localAccess(settings), url: server.url };
}

/** Not a superuser's password: it may need a second factor, and the public site is built with a visitor's rights. */
async function localAccess(settings: Settings): Promise<Access> {
  return { token: await localToken(settings, settings.preview ? 'drafts' : 'publish') };
}

function foreignAccess({ token, superuser, preview }: Settings): Access {
  if (preview && !superuser) {
    throw new UserError(
      'A preview shows drafts, which PB_TOKEN does not read: set PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD.',
    );
  }
  if (token && !preview) return { token };
  if (superuser) return { superuser };
  throw new UserError(
    'PB_URL is set, so PB_TOKEN must be set too (npm run builder:token makes one there), ' +
      'or PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD of that PocketBase.',
  );
}

async function withToken(source: Source): Promise<{ source: Source; token: string }> {
  const { url, access } = source;
  return { source, token: 'token' in access ? access.token : await logIn(url, access.superuser) };
}

void new CommandLifecycle().run(build);
