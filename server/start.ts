import { dataFolder } from './dataFolder';
import { Life } from './process/Life';
import { readSettings, siteAddress } from './settings';
import { checkAddress, stopOrphans } from './steps/clearTheWay';
import { prepareSite, type Site } from './steps/prepareSite';
import { serveSite } from './steps/serveSite';
import { updateRelease } from './steps/updateRelease';
import { say } from './terminal/say';
import { Steps } from './terminal/Steps';

/** `npm start`: everything from nothing to a served site, on one port. */
async function start(life: Life): Promise<void> {
  const steps = new Steps();
  const settings = readSettings();
  const data = dataFolder(settings.dataDir);
  await stopOrphans(data);
  await checkAddress(data, settings.host, settings.port);
  const site = await prepareSite(settings, steps);
  const server = await steps.step('Server', () => serveSite(site, settings, life));
  // The last release is being served already; the new one takes its place when it is whole.
  if (settings.build) await updateRelease({ ...site, url: server.url }, steps, life);
  life.ready = true;
  printAddresses(site, steps);
  await server.failed;
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
