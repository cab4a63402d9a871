import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, HOOKS } from '../../../server/pocketbase/buildHooks';
import type { Installation } from '../../../server/pocketbase/installation';
import { logIn } from '../../../server/pocketbase/logIn';
import { keepSuperuser, migrate } from '../../../server/pocketbase/prepareDatabase';
import { servePocketBase } from '../../../server/pocketbase/servePocketBase';
import { freePort } from '../../../server/process/ports';
import { ROOT } from '../../../server/settings';
import { temporaryInstallation } from '../../../server/testing/installation';
import { noteServer } from '../../../server/testing/noteServer';

/**
 * A PocketBase as on a machine without the rest of the project: hooks and migrations, without node_modules.
 * @param hook further hooks, with which a test causes failures
 * @param modules of pocketbase/hooks that they load: `require(`${__hooks}/testing/NAME.js`)`
 */
export async function installationWith(
  hook: string,
  modules: Readonly<Record<string, string>> = {},
): Promise<Installation & { dir: string }> {
  const installation = await temporaryInstallation();
  const root = path.join(installation.dir, 'project');
  await mkdir(root);
  for (const part of ['pocketbase/pb_hooks', 'pocketbase/pb_migrations']) {
    await cp(path.join(ROOT, part), path.join(root, part), { recursive: true });
  }
  const hooks = path.join(root, 'pocketbase/pb_hooks');
  await writeFile(path.join(hooks, 'trouble.pb.js'), hook);
  for (const [name, file] of Object.entries(modules)) {
    await mkdir(path.join(hooks, 'testing'), { recursive: true });
    await writeFile(path.join(hooks, `testing/${name}.js`), await bundle(ROOT, `hooks/${file}`, HOOKS));
  }
  return { ...installation, root };
}

/** Serves the installation, with an empty database. */
export async function serveInstallation(installation: Installation, env: Record<string, string>) {
  const superuser = { email: 'test@modrina.example', password: 'only-for-tests-1' };
  await migrate(installation);
  await keepSuperuser(installation, superuser);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const address = { host: '127.0.0.1', port, origin };
  const server = await servePocketBase(installation, { ...address, releaseDir: '', env, onSpawn: noteServer });
  try {
    return { ...server, token: await logIn(server.url, superuser) };
  } catch (error) {
    // The caller never gets an object to stop it with.
    await server.stop();
    throw error;
  }
}
