import path from 'node:path';
import { closeDataFolder } from '../closeDataFolder';
import { type DataFolder, dataFolder } from '../dataFolder';
import { buildEditing } from '../pocketbase/buildEditing';
import { type Installation, installPocketBase } from '../pocketbase/installation';
import { keepMail, keepSuperuser, migrate, seedDatabase } from '../pocketbase/prepareDatabase';
import { findSuperuser, type Superuser } from '../pocketbase/superuser';
import { removeDrafts } from '../site/releases';
import type { Settings } from '../settings';
import { say } from '../terminal/output';
import type { Steps } from '../terminal/Steps';

/** Everything that is ready before PocketBase serves. */
export interface Site {
  settings: Settings;
  data: DataFolder;
  installation: Installation;
  superuser: Superuser & { created: boolean };
}

/** Installs PocketBase, and prepares model, superuser, mail settings and starting content. */
export async function prepareSite(settings: Settings, steps: Steps): Promise<Site> {
  const data = dataFolder(settings.dataDir);
  const warning = await closeDataFolder(data);
  if (warning) say(warning);
  await removeDrafts(data);
  const installation = await steps.step(
    'PocketBase',
    async () => {
      const [made] = await Promise.all([installPocketBase(settings), buildEditing(settings.root)]);
      return made;
    },
    ({ program }) => path.relative(settings.root, program),
  );
  await steps.step('Model of the content', () => migrate(installation));
  const superuser = await findSuperuser(data.superuser, settings.superuser);
  // Before it serves: without a superuser PocketBase prints a link by which anyone becomes one.
  await steps.step('Superuser', () => keepSuperuser(installation, superuser));
  await steps.step('Mail', () => keepMail(installation, settings.mail, settings.siteUrl));
  await steps.step('Starting content', () => seedDatabase(installation, data.seeded, settings.seed));
  return { settings, data, installation, superuser };
}
