import path from 'node:path';

/** One PocketBase: the program, its database and this project's hooks and migrations. */
export interface Installation {
  program: string;
  /** PocketBase's own folder (pb_data). */
  database: string;
  /** The project's folder. */
  root: string;
}

/**
 * Arguments of a PocketBase command.
 * @param installation which PocketBase
 * @param command the command and its own arguments
 */
export function commandLine({ database, root }: Installation, command: string[]): string[] {
  const project = path.join(root, 'pocketbase');
  return [
    ...command,
    ...['--dir', database],
    ...['--hooksDir', path.join(project, 'pb_hooks'), '--migrationsDir', path.join(project, 'pb_migrations')],
    // Nobody changes the model or the hooks on a running server.
    ...['--automigrate=false', '--hooksWatch=false', '--indexFallback=false'],
    // The default, ./pb_public, depends on where one stands.
    ...['--publicDir', path.join(database, 'no-public-files')],
  ];
}

/** The environment for PocketBase: ours, without the secrets that only one command needs. */
export function commandEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const secrets = { PB_SUPERUSER_EMAIL: undefined, PB_SUPERUSER_PASSWORD: undefined, SMTP_PASSWORD: undefined };
  return { ...process.env, ...secrets, ...extra };
}
