import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backupTime } from '../backup/backupNames';
import { type BackupStore, openStore } from '../backup/BackupStore';
import { restoreBackup, type Restored } from '../backup/restoreBackup';
import { checkDataFolder } from '../closeDataFolder';
import { dataFolder } from '../dataFolder';
import { installPocketBase } from '../pocketbase/installation';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { readSettings } from '../settings';
import { checkStopped } from '../steps/stopOrphans';
import { say } from '../terminal/output';
import { OperatorError, UserError } from '../UserError';

const USAGE = [
  'Usage: npm run restore                                    lists the backups',
  '       npm run restore -- <name or file>                  restores one, while the site is stopped',
  '       npm run restore -- <name> --send-waiting-mails     the same, and sends the mails that waited when it was made,',
  '                                                     and keeps the plans to publish',
].join('\n');

/** `npm run restore`: lists the backups, or replaces the data folder's state by one of them. */
async function restore(life: CommandLifecycle): Promise<void> {
  const { chosen, sends } = readArguments(process.argv.slice(2));
  const settings = readSettings();
  const data = dataFolder(settings.dataDir);
  const temporary = await mkdtemp(path.join(tmpdir(), 'restore-'));
  life.onEnd(() => rm(temporary, { recursive: true, force: true }));
  try {
    if (chosen) {
      await checkStopped(data);
      await checkDataFolder(data);
      await mkdir(data.root, { recursive: true, mode: 0o711 });
    }
    const installation = await installPocketBase(settings);
    // A bucket is read with an empty database: that of the site may not exist, and is not touched before all is checked.
    const reader = { ...installation, database: path.join(temporary, 'pb_data') };
    const store = openStore(settings.backups, reader);
    if (!chosen) return await list(store, settings.siteUrl);
    const file = await find(chosen, store, temporary);
    say(report(await restoreBackup({ installation, data, file, holds: !sends, life }), sends));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function readArguments(args: string[]): { chosen: string | undefined; sends: boolean } {
  try {
    const options = { 'send-waiting-mails': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [chosen, ...more] = positionals;
    if (more.length === 0) return { chosen, sends: values['send-waiting-mails'] };
  } catch {
    // An unknown option.
  }
  throw new UserError(USAGE);
}

async function list(store: BackupStore, siteUrl: string): Promise<void> {
  const found = await store.list();
  if (found.length === 0) throw new UserError(`There is no backup in ${store.place}. npm run backup makes one.`);
  const rows = found.map(({ name, size }) => ({ name, size, time: backupTime(siteUrl, name)?.toISOString() ?? '' }));
  for (const { name, size, time } of rows.sort((one, other) => (one.time < other.time ? 1 : -1))) {
    say(`  ${name}  ${(size / 1e6).toFixed(1)} MB  ${time.replace('T', ' ').slice(0, 16)}${time && ' UTC'}`.trimEnd());
  }
  say(`\n${USAGE}`);
}

/** The path of a backup: a file, or one of the store. */
async function find(chosen: string, store: BackupStore, temporary: string): Promise<string> {
  if (existsSync(chosen)) return path.resolve(chosen);
  const isStored = (await store.list()).some(({ name }) => name === chosen);
  if (isStored) return store.fetch(chosen, temporary);
  throw new OperatorError(
    `There is no file ${chosen}, and no such backup in ${store.place}. npm run restore lists them.`,
  );
}

function report({ about, counts, waiting, plans, files, aside }: Restored, sends: boolean): string {
  const { _superusers: people = 0, messages = 0, form_messages: forms = 0, ...rest } = counts;
  const records = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return [
    `Restored: the backup of ${about.createdAt}, version ${about.version}`,
    `  ${records} records, ${people} accounts of the dashboard, ${messages + forms} submissions of forms`,
    about.release
      ? `  npm start serves its release ${about.release} at once, and builds what differs.`
      : '  It has no release: npm start builds one.',
    ...(waiting > 0 && !sends
      ? [
          `  ${waiting} mails are held: they waited when the backup was made, and may have been sent since. To send them, set ` +
            'their status in the collection outbox to waiting.',
        ]
      : []),
    ...(plans > 0 && !sends
      ? [
          `  ${plans} plans to publish prepared changes are ended: they may have been ended or carried out since. Editors find the sets on the status page.`,
        ]
      : []),
    '  Accounts, roles and passwords, and the tokens of builders, are those of the backup. Remove again whom somebody has removed ' +
      'since: npm run editor -- list, and the collection builders.',
    ...(files === 'bucket'
      ? ['  Uploaded files are in the bucket of the dashboard’s settings, not in the backup.']
      : []),
    ...(aside ? [`  What was there before is in ${aside}. Delete it when you no longer need it.`] : []),
  ].join('\n');
}

void new CommandLifecycle().run(restore);
