import { existsSync } from 'node:fs';
import path from 'node:path';
import { getPocketBase } from '../binary/getPocketBase';
import { dataFolder } from '../dataFolder';
import type { Settings } from '../settings';
import { UserError } from '../UserError';
import { buildHooks } from './buildHooks';

/** One PocketBase: the program, its database and this project's hooks and migrations. */
export interface Installation {
  program: string;
  /** PocketBase's own folder (pb_data). */
  database: string;
  /** The project's folder. */
  root: string;
}

type Place = Pick<Settings, 'root' | 'dataDir' | 'pocketbaseBin'>;

/** Fetches PocketBase's program if need be, and builds the project's hooks. */
export async function installPocketBase({ root, dataDir, pocketbaseBin }: Place): Promise<Installation> {
  const { bin, database } = dataFolder(dataDir);
  const [program] = await Promise.all([getPocketBase(bin, pocketbaseBin), buildHooks(root)]);
  return { program, database, root };
}

/**
 * The installation with an existing database, for commands that may run beside the site.
 * @param cure what to do where there is no database
 * @throws UserError
 */
export async function existingInstallation(settings: Place, cure: string): Promise<Installation> {
  const { database } = dataFolder(settings.dataDir);
  if (existsSync(path.join(database, 'data.db'))) return installPocketBase(settings);
  throw new UserError(`There is no database in ${database}. ${cure}`);
}

/**
 * JavaScript VMs that PocketBase keeps for the hooks. A request holds one for each event that it passes, all at once; where none is
 * free, PocketBase makes one for that call alone, and it loads the whole bundle. 300 messages over 50 connections took 3.0 s with
 * PocketBase's 15, 0.8 to 1.5 s with 100, for 20 MB more at rest and 0.15 s more at the start (before decision 74).
 */
const HOOKS_POOL = 100;
/** Other commands handle no requests. PocketBase fills the pool before each command, also before `superuser` or `migrate`. */
const COMMAND_POOL = 2;

/**
 * Arguments of a PocketBase command.
 * @param command the command and its own arguments
 */
export function commandLine({ database, root }: Installation, command: string[]): string[] {
  const project = path.join(root, 'pocketbase');
  return [
    ...command,
    ...['--dir', database],
    ...['--hooksPool', String(command[0] === 'serve' ? HOOKS_POOL : COMMAND_POOL)],
    ...['--hooksDir', path.join(project, 'pb_hooks'), '--migrationsDir', path.join(project, 'pb_migrations')],
    // The model and the hooks do not change while the server runs.
    ...['--automigrate=false', '--hooksWatch=false', '--indexFallback=false'],
    // The default, ./pb_public, depends on the working directory.
    ...['--publicDir', path.join(database, 'no-public-files')],
  ];
}

/** PocketBase's environment: this process's, without the secrets that only single commands need. */
export function commandEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const secrets = ['PB_SUPERUSER_EMAIL', 'PB_SUPERUSER_PASSWORD', 'SMTP_PASSWORD', 'BACKUP_S3_SECRET_KEY'];
  return { ...process.env, ...without(secrets), ...extra };
}

/** Variables to spread over an environment, so that a program does not get them. */
export const without = (names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.map((name) => [name, undefined]));
