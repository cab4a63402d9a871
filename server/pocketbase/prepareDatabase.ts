import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { retryWhile } from '../retryWhile';
import { writeDurably } from '../site/files';
import { OperatorError, UserError } from '../UserError';
import type { Installation } from './installation';
import { runPocketBase } from './runPocketBase';
import type { MailSettings } from '../mailSettings';

/** The migration of a killed start continues for some seconds. */
const LOCKED_FOR_MS = 30_000;

/** Migrates the database to the newest model, and creates it if there is none. */
export async function migrate(installation: Installation): Promise<void> {
  await mkdir(installation.database, { recursive: true, mode: 0o700 });
  // Two that create one database at the same moment can fail in other ways than by a lock: seen once in some 30 test runs.
  let unknownFailures = 0;
  const isOfConcurrency = (error: UserError) =>
    error.detail.includes('database is locked') || (!(error instanceof OperatorError) && unknownFailures++ === 0);
  await retryWhile(
    (error) => error instanceof UserError && isOfConcurrency(error),
    { forMs: LOCKED_FOR_MS, pauseMs: 500 },
    () => runPocketBase(installation, ['migrate', 'up'], 'The database cannot be migrated; nothing was changed.'),
  );
}

/** Creates the superuser or sets its password; changes nothing if it can log in already. */
export async function keepSuperuser(
  installation: Installation,
  superuser: { email: string; password: string },
): Promise<void> {
  await runPocketBase(installation, ['keep-superuser'], 'The superuser cannot be saved.', {
    PB_SUPERUSER_EMAIL: superuser.email,
    PB_SUPERUSER_PASSWORD: superuser.password,
  });
}

/**
 * Adds the starting content to an empty database, only once: an editor who deletes all content does not want it back.
 * @param installation the migrated PocketBase
 * @param marker file that exists if this database had content once
 * @param wanted whether to seed at all
 * @returns the result in a few words
 */
export async function seedDatabase(installation: Installation, marker: string, wanted: boolean): Promise<string> {
  if (existsSync(marker)) return 'kept as it is';
  const count = readCount(await runPocketBase(installation, ['count-content'], 'The content cannot be counted.'));
  if (count === 0 && !wanted) return 'left empty';
  const seed = path.join(installation.root, 'pocketbase/seed');
  const write = () => writeSeed(installation, seed, path.join(seed, 'images'));
  const result = count === 0 ? `${await write()} records` : 'kept as it is';
  await mkdir(path.dirname(marker), { recursive: true });
  await writeDurably(marker, `${JSON.stringify({ at: new Date().toISOString() })}\n`);
  return result;
}

/** Writes a seed; PocketBase refuses it if there is content. */
export async function writeSeed(installation: Installation, folder: string, images: string): Promise<number> {
  const output = await runPocketBase(installation, ['seed', folder, images], 'The starting content cannot be written.');
  return readCount(output);
}

function readCount(output: string): number {
  const count = /content records: (\d+)/.exec(output)?.[1];
  if (count === undefined) throw new UserError('PocketBase did not say how much content there is.', output);
  return Number(count);
}

/** Shown at each start, before an owner tries to sign in. */
const NO_CODES =
  'OWNERS CANNOT SIGN IN: the second factor is on, and its codes come by e-mail. ' +
  'Set SMTP_HOST, or run npm run editor -- second-factor off';

/**
 * Saves the mail settings in PocketBase.
 * @param installation the migrated PocketBase
 * @param mail settings of the environment
 * @param siteUrl for links in mails
 * @returns a summary for the operator
 */
export async function keepMail(
  installation: Installation,
  { smtp, team }: MailSettings,
  siteUrl: string,
): Promise<string> {
  const output = await runPocketBase(installation, ['keep-mail'], 'The mail settings cannot be saved.', {
    SITE_URL: siteUrl,
    SMTP_HOST: smtp?.host ?? '',
    SMTP_PORT: String(smtp?.port ?? ''),
    SMTP_TLS: smtp?.tls ? '1' : '0',
    SMTP_USERNAME: smtp?.login?.username ?? '',
    // By the environment: arguments can be read in `ps`.
    SMTP_PASSWORD: smtp?.login?.password ?? '',
    MAIL_FROM: smtp?.from ?? '',
    MAIL_FROM_NAME: smtp?.fromName ?? '',
  });
  const [, waiting, dead] = /mails: (\d+) waiting, (\d+) dead/.exec(output) ?? [];
  const [, held] = /, (\d+) held/.exec(output) ?? [];
  const [, unaddressed] = /, (\d+) unaddressed/.exec(output) ?? [];
  if (!waiting || !dead) throw new UserError('PocketBase did not say how many mails wait.', output);
  return [
    smtp ? `sent through ${smtp.host}` : `not sent, for SMTP_HOST is not set; ${waiting} waiting`,
    ...(/second factor: on, without mail/.test(output) ? [NO_CODES] : []),
    ...(Number(dead) > 0 ? [`${dead} given up, see outbox in the dashboard`] : []),
    ...(held ? [`${held} held since a backup was restored, see outbox in the dashboard`] : []),
    team.length > 0 ? `forms are told to ${team.join(', ')}` : 'nobody is told of forms, for MAIL_TEAM is not set',
    ...(unaddressed ? [`${unaddressed} to the team ${team.length > 0 ? 'are sent now' : 'wait for it'}`] : []),
  ].join('; ');
}
