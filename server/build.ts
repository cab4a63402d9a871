import { dataFolder } from './dataFolder';
import { Problem } from './Problem';
import { findSuperuser } from './pocketbase/superuser';
import { Life } from './process/Life';
import { freePort } from './process/ports';
import { readSettings } from './settings';
import { runningSite, stopOrphans } from './steps/clearTheWay';
import { prepareSite } from './steps/prepareSite';
import { serveSite } from './steps/serveSite';
import { type Source, updateRelease } from './steps/updateRelease';
import { say } from './terminal/say';
import { Steps } from './terminal/Steps';

/** `npm run build`: builds and publishes a release, from whichever PocketBase holds the content, and ends. */
async function build(life: Life): Promise<void> {
  const steps = new Steps();
  const source = await findSource(steps, life);
  await updateRelease(source, steps, life, true);
  say(`\n  Published as ${source.data.current} after ${steps.total()}.`);
}

async function findSource(steps: Steps, life: Life): Promise<Source> {
  const settings = readSettings();
  const data = dataFolder(settings.dataDir);
  if (settings.externalPocketBase) {
    const { superuser, externalPocketBase: url } = settings;
    if (!superuser)
      throw new Problem(
        'PB_URL is set, so PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD of that PocketBase must be set too.',
      );
    return { settings, data, superuser, url };
  }
  await stopOrphans(data);
  const running = await runningSite(data);
  // A second PocketBase on the same database would not see what the first is about to write.
  if (running)
    return { settings, data, superuser: await findSuperuser(data.superuser, settings.superuser), url: running.url };

  const site = await prepareSite(settings, steps);
  const server = await serveSite(site, { host: '127.0.0.1', port: await freePort() }, life);
  return { ...site, url: server.url };
}

void new Life().run(build);
