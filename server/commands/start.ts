import { type DataFolder, dataFolder } from '../dataFolder';
import { OperatorError, UserError } from '../UserError';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { refuseArguments } from '../process/refuseArguments';
import { currentId, currentRelease } from '../site/releases';
import { readSettings, siteAddress } from '../settings';
import { checkDataFolder } from '../closeDataFolder';
import { checkAddress, stopOrphans } from '../steps/stopOrphans';
import { keepCurrent } from '../release/history/repairCurrent';
import { localToken } from '../pocketbase/runPocketBase';
import { keepBackups } from '../steps/keepBackups';
import { forecastStart, shareProgress } from '../steps/forecast';
import { prepareSite, type Site } from '../steps/prepareSite';
import { serveSite } from '../steps/serveSite';
import { superviseBuilder } from '../steps/superviseBuilder';
import { updateOnce } from '../steps/updateRelease';
import { say } from '../terminal/output';
import { Steps } from '../terminal/Steps';

/** `npm start`: installs, migrates, builds and serves the site, on one port. */
async function start(life: CommandLifecycle): Promise<void> {
  refuseArguments('npm start');
  const settings = readSettings();
  if (settings.preview) {
    throw new OperatorError(
      'PREVIEW=1 shows drafts, and npm start publishes to visitors. ' +
        'Unset PREVIEW; to see drafts use npm run dev, or PREVIEW=1 npm run build.',
    );
  }
  const data = dataFolder(settings.dataDir);
  await stopOrphans(data);
  await checkAddress(data, settings.host, settings.port);
  await checkDataFolder(data);
  const isFirst = !(await currentId(data));
  const forecast = settings.build === 'none' ? undefined : await forecastStart(settings, data, isFirst);
  const steps = new Steps(process.stdout, forecast);
  const endProgress = forecast && isFirst ? shareProgress(forecast, data, life) : undefined;
  const site = await prepareSite(settings, steps);
  const server = await steps.step('Server', () => serveSite(site, settings, life));
  keepCurrent(data, life, steps.say);
  if (settings.backups.nightly) keepBackups(site, { url: server.url, life, say: steps.say });
  if (settings.build !== 'none') {
    const token = await localToken(settings);
    // A token with a visitor's rights: the site cannot contain a draft.
    const source = { settings, data, url: server.url, access: { token } };
    const isOnce = settings.build === 'once';
    if (isFirst)
      steps.say(`  ${siteAddress(settings.host, settings.port)}/ follows this, and opens the site when it is ready.`);
    const updated = isOnce ? updateOnce({ source, token, steps, life }) : superviseBuilder(source, steps, life);
    // Registered last, so it runs first: the line does not come again while everything is stopped.
    life.onEnd(async () => steps.stop());
    await updated.catch((error: unknown) => serveLastRelease(error, { data, life, triesAgain: !isOnce }));
  }
  steps.stop();
  await endProgress?.();
  life.ready = true;
  printAddresses(site, steps);
  await server.failed;
}

interface Served {
  data: DataFolder;
  life: CommandLifecycle;
  /** A supervised builder retries by itself or after a change of content. */
  triesAgain: boolean;
}

/**
 * Continues without a new release: visitors see the last release, or a page that the site is being built. PocketBase has to
 * run, so that editors can correct the content.
 */
async function serveLastRelease(error: unknown, { data, life, triesAgain }: Served): Promise<void> {
  const served = await currentRelease(data);
  if (life.isEnding || (!served && !triesAgain)) throw error;
  const reason = error instanceof UserError ? `${error.message}\n${error.detail}` : String((error as Error).stack);
  const rest = served
    ? `The release of ${served.createdAt} is served until that is put right.`
    : 'No release is served until that is put right; the builder tries again.';
  say(`\n${reason}\n\n  ${rest}`);
}

function printAddresses({ settings, superuser }: Site, steps: Steps): void {
  const local = siteAddress(settings.host, settings.port);
  say(`\n  Site       ${settings.siteUrl === local ? local : `${settings.siteUrl} (here: ${local})`}`);
  say(`  Dashboard  ${local}/_/`);
  const kept = settings.superuser ? '' : `, password in ${dataFolder(settings.dataDir).superuser}`;
  say(`  Superuser  ${superuser.email}${kept}`);
  // Only on a terminal, once: a file would show it to everyone who can read the file.
  if (superuser.created && process.stdout.isTTY) say(`  Password   ${superuser.password} (shown only now)`);
  const { nightly, bucket, folder } = settings.backups;
  say(`  Backups    ${nightly ? `each night in ${bucket ? `the bucket ${bucket}` : folder}` : 'BACKUPS=off, so none'}`);
  say(`\n  Ready after ${steps.total()}. Ctrl-C stops everything.`);
}

void new CommandLifecycle().run(start);
