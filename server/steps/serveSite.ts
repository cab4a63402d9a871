import path from 'node:path';
import { keepServing, type Supervised } from '../pocketbase/keepServing';
import { servePocketBase } from '../pocketbase/servePocketBase';
import { previewFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { forgetChild, recordChild } from '../process/records';
import { siteAddress } from '../settings';
import { LogFile } from '../terminal/output';
import { keepBeating } from './heartbeat';
import { backupStateOf } from './keepBackups';
import type { Site } from './prepareSite';

/** Starts PocketBase with the release of the data folder, and keeps it running until the command ends. */
export async function serveSite(
  site: Site,
  address: { host: string; port: number },
  life: CommandLifecycle,
): Promise<Supervised> {
  const { data, installation, settings } = site;
  const log = new LogFile(path.join(data.logs, 'pocketbase.log'));
  const record = path.join(data.run, 'pocketbase.json');
  const url = siteAddress(address.host, address.port);
  keepBeating(data, life);
  const server = await keepServing({
    start: (signal) =>
      servePocketBase(installation, {
        ...address,
        signal,
        origin: settings.siteUrl,
        releaseDir: data.current,
        env: {
          MAIL_TEAM: settings.mail.team.join(','),
          // Without nightly backups an old failure is not reported.
          BACKUP_STATE: settings.backups.nightly ? backupStateOf(data) : '',
          // Only a supervised builder builds previews.
          PREVIEW_DIR: settings.previews && settings.build === 'auto' ? previewFolder(data).current : '',
        },
        onOutput: (text) => log.write(text),
        onSpawn: (pid) => recordChild(record, pid, url),
      }),
    say: (text) => process.stderr.write(`${text}\n`),
  });
  life.onEnd(async () => {
    await server.stop();
    await forgetChild(record);
  });
  return server;
}
