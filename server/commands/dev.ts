import path from 'node:path';
import { claimCache } from '../gatsby/gatsbyCache';
import { runGatsby } from '../gatsby/runGatsby';
import { dataFolder } from '../dataFolder';
import { UserError } from '../UserError';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { refuseArguments } from '../process/refuseArguments';
import { takeBuildLock } from '../process/takeBuildLock';
import { readSettings, siteAddress } from '../settings';
import { checkAddress, stopOrphans } from '../steps/stopOrphans';
import { gatsbyEnvironment } from '../publisher/gatsbyEnvironment';
import { localToken } from '../pocketbase/runPocketBase';
import { prepareSite } from '../steps/prepareSite';
import { serveSite } from '../steps/serveSite';
import { say } from '../terminal/output';
import { Steps } from '../terminal/Steps';

/** `npm run dev`: Gatsby's development server beside PocketBase. */
async function dev(life: CommandLifecycle): Promise<void> {
  refuseArguments('npm run dev');
  const steps = new Steps();
  // With drafts, unless PREVIEW is set.
  const settings = readSettings({ ...process.env, PREVIEW: process.env.PREVIEW || '1' });
  const data = dataFolder(settings.dataDir);
  await stopOrphans(data);
  await checkAddress(data, settings.host, settings.port);
  await checkAddress(data, settings.host, settings.gatsbyPort);
  const lock = await takeBuildLock(settings.root);
  if ('heldBy' in lock)
    throw new UserError(`Gatsby runs in this project already (process ${lock.heldBy.pid}). Stop it first.`);
  life.onEnd(() => lock.release());

  const site = await prepareSite(settings, steps);
  const server = await steps.step('Server', () => serveSite(site, settings, life));
  say(`\n  Site       ${siteAddress(settings.host, settings.gatsbyPort)} (when Gatsby is ready)`);
  say(`  Dashboard  ${server.url}/_/\n`);

  const right = settings.preview ? 'drafts' : 'publish';
  await claimCache(settings.root, { dataDir: data.root, preview: settings.preview });
  const gatsby = await runGatsby(['develop', '--host', settings.host, '--port', String(settings.gatsbyPort)], {
    root: settings.root,
    // Edits appear by themselves. POST /__refresh is for changes of types: a new export of pb_schema.json.
    env: {
      // Not a superuser's password, which may need a second factor.
      ...gatsbyEnvironment({ ...site, access: { token: await localToken(settings, right) }, url: server.url }),
      ...{ CI: undefined, NODE_ENV: 'development', ENABLE_GATSBY_REFRESH_ENDPOINT: 'true' },
    },
    record: path.join(data.run, 'gatsby.json'),
  });
  life.onEnd(() => gatsby.stop());
  life.ready = true;
  const code = await Promise.race([gatsby.gone, server.failed]);
  if (code !== 0) throw new UserError('Gatsby stopped by itself.');
}

void new CommandLifecycle().run(dev);
