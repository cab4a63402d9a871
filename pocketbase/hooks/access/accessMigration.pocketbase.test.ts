import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { keepSuperuser, migrate } from '../../../server/pocketbase/prepareDatabase';
import { runPocketBase } from '../../../server/pocketbase/runPocketBase';
import { ROOT } from '../../../server/settings';
import { SUPERUSER } from '../../../server/testing/templateData';
import { installationWith, serveInstallation } from '../testing/installationWith';

it('accounts from before the roles are owners; a new account is an editor; keep-superuser makes its account an owner again', async () => {
  const installation = await installationWith('');
  const folder = path.join(installation.root, 'pocketbase/pb_migrations');
  const people = (...args: string[]) => runPocketBase(installation, ['people', ...args], '');
  try {
    const later = (await readdir(folder)).filter((name) => name >= '0012' && name.endsWith('.js'));
    for (const name of later) await rm(path.join(folder, name));
    await migrate(installation);
    await keepSuperuser(installation, SUPERUSER);
    for (const name of later) {
      await cp(path.join(ROOT, 'pocketbase/pb_migrations', name), path.join(folder, name));
    }
    await migrate(installation);
    expect(await people('list')).toContain(`${SUPERUSER.email} (owner)`);

    // PocketBase's own command sets no role.
    await runPocketBase(installation, ['superuser', 'upsert', 'other@modrina.example', 'only-for-tests-2'], '');
    expect(await people('list')).toContain('other@modrina.example (editor)');

    await people('role', 'other@modrina.example', 'owner');
    await people('role', SUPERUSER.email, 'editor');
    const server = await serveInstallation(installation, {});
    try {
      const answer = await fetch(`${server.url}/api/backups`, { headers: { Authorization: server.token } });
      expect(answer.status).toBe(200);
    } finally {
      await server.stop();
    }
    expect(await people('list')).toContain(`${SUPERUSER.email} (owner)`);
  } finally {
    await rm(installation.dir, { recursive: true, force: true });
  }
});
