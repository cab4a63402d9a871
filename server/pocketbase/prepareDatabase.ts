import { mkdir } from 'node:fs/promises';
import type { Installation } from './installation';
import { runPocketBase } from './runPocketBase';

/** Brings the database to the newest model, creating it where there is none. */
export async function migrate(installation: Installation): Promise<void> {
  await mkdir(installation.database, { recursive: true, mode: 0o700 });
  await runPocketBase(installation, ['migrate', 'up'], 'The database cannot be migrated; nothing was changed.');
}

/** Makes sure that this superuser can log in; changes nothing if so. */
export async function keepSuperuser(
  installation: Installation,
  superuser: { email: string; password: string },
): Promise<void> {
  await runPocketBase(installation, ['keep-superuser'], 'The superuser cannot be saved.', {
    PB_SUPERUSER_EMAIL: superuser.email,
    PB_SUPERUSER_PASSWORD: superuser.password,
  });
}
