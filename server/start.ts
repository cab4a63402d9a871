import { type DataFolder, dataFolder } from './dataFolder';
import { Problem } from './Problem';
import { Life } from './process/Life';
import { currentRelease } from './release/currentRelease';
import { readSettings, siteAddress } from './settings';
import { checkAddress, stopOrphans } from './steps/clearTheWay';
import { localToken } from './steps/localToken';
import { prepareSite, type Site } from './steps/prepareSite';
import { serveSite } from './steps/serveSite';
import { superviseBuilder } from './steps/superviseBuilder';
import { updateOnce } from './steps/updateOnce';
import { say } from './terminal/say';
import { Steps } from './terminal/Steps';

/** `npm start`: everything from nothing to a served site, on one port. */
async function start(life: Life): Promise<void> {
  const steps = new Steps();
  const settings = readSettings();
  if (settings.preview) {
    throw new Problem(
      'PREVIEW=1 shows drafts, and npm start publishes to visitors. ' +
        'Unset PREVIEW; to see drafts use npm run dev, or PREVIEW=1 npm run build.',
    );
  }
  const data = dataFolder(settings.dataDir);
  await stopOrphans(data);
  await checkAddress(data, settings.host, settings.port);
  const site = await prepareSite(settings, steps);
  const server = await steps.step('Server', () => serveSite(site, settings, life));
  if (settings.build !== 'none') {
    const token = await localToken(settings, data);
    // What visitors see is built with a visitor's rights, so that no draft can get into it.
    const source = { settings, data, url: server.url, access: { token } };
    const isOnce = settings.build === 'once';
    const updated = isOnce ? updateOnce({ source, token, steps, life }) : superviseBuilder(source, steps, life);
    await updated.catch((error: unknown) => goOnWithLast(error, data, life));
  }
  life.ready = true;
  printAddresses(site, steps);
  await server.failed;
}

/** The last release is being served already; the new one takes its place when it is whole, and else the last one stays. */
async function goOnWithLast(error: unknown, data: DataFolder, life: Life): Promise<void> {
  const served = await currentRelease(data);
  if (!served || life.isEnding || !(error instanceof Problem)) throw error;
  say(`\n${error.message}\n${error.detail}\n\n  The release of ${served.createdAt} is served until that is put right.`);
}

function printAddresses({ settings, superuser }: Site, steps: Steps): void {
  const local = siteAddress(settings.host, settings.port);
  say(`\n  Site       ${settings.siteUrl === local ? local : `${settings.siteUrl} (here: ${local})`}`);
  say(`  Dashboard  ${local}/_/`);
  const kept = settings.superuser ? '' : `, password in ${dataFolder(settings.dataDir).superuser}`;
  say(`  Superuser  ${superuser.email}${kept}`);
  // To a person, once. Output that goes to a file would keep it for everyone who reads the file.
  if (superuser.created && process.stdout.isTTY) say(`  Password   ${superuser.password} (shown only now)`);
  say(`\n  Ready after ${steps.total()}. Ctrl-C stops everything.`);
}

void new Life().run(start);
