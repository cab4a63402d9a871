import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../UserError';
import type { Installation } from './installation';
import { runPocketBase } from './runPocketBase';

/** A start that was killed leaves its migration running, which ends within seconds. */
const LOCKED_FOR_MS = 30_000;

/** Brings the database to the newest model, creating it where there is none. */
export async function migrate(installation: Installation): Promise<void> {
  await mkdir(installation.database, { recursive: true, mode: 0o700 });
  const deadline = performance.now() + LOCKED_FOR_MS;
  for (;;) {
    try {
      await runPocketBase(installation, ['migrate', 'up'], 'The database cannot be migrated; nothing was changed.');
      return;
    } catch (error) {
      const isLocked = error instanceof UserError && error.detail.includes('database is locked');
      if (!isLocked || performance.now() > deadline) throw error;
      await sleep(500);
    }
  }
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
