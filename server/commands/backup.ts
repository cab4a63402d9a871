import { openStore } from '../backup/BackupStore';
import { makeBackup } from '../backup/makeBackup';
import { dataFolder } from '../dataFolder';
import { existingInstallation } from '../pocketbase/installation';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { refuseArguments } from '../process/refuseArguments';
import { readSettings } from '../settings';
import { writeBackupState } from '../steps/keepBackups';
import { runningSite } from '../steps/stopOrphans';
import { say } from '../terminal/output';

/** `npm run backup`: makes a backup now, of the database on this machine; the site may run. */
async function backup(): Promise<void> {
  refuseArguments('npm run backup');
  const settings = readSettings();
  const data = dataFolder(settings.dataDir);
  const installation = await existingInstallation(settings, 'Run npm start first, or set DATA_DIR.');
  const store = openStore(settings.backups, installation);
  const { siteUrl, backups } = settings;
  const running = await runningSite(data);
  const { name, size } = await makeBackup({
    ...{ installation, data, store, siteUrl, settings: backups, url: running?.url },
  });
  await writeBackupState(data, { at: Date.now(), name });
  say(`Backup: ${name} (${(size / 1e6).toFixed(1)} MB) in ${store.place}`);
  say(`To restore it: npm run restore -- ${name}`);
}

void new CommandLifecycle().run(backup);
