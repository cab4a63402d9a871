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
import { SUPERUSER } from '../../../server/testing/templateData';

/**
 * Copies the project's hooks and migrations, without node_modules, and adds hooks.
 * @param dir gets the copy
 * @param hook more hooks, by which a test interferes
 * @param modules of pocketbase/hooks that they load: `require(`${__hooks}/testing/NAME.js`)`
 * @returns the root of an `Installation`
 */
export async function projectWith(
  dir: string,
  hook: string,
  modules: Readonly<Record<string, string>> = {},
): Promise<string> {
  const root = path.join(dir, 'project');
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
  return root;
}

/** A PocketBase as it is set up where nothing else of the project is, with more hooks (`projectWith`). */
export async function installationWith(
  ...more: [hook: string, modules?: Readonly<Record<string, string>>]
): Promise<Installation & { dir: string }> {
  const installation = await temporaryInstallation();
  return { ...installation, root: await projectWith(installation.dir, ...more) };
}

/** Serves the installation, with an empty database. */
export async function serveInstallation(installation: Installation, env: Record<string, string>) {
  // With its own migrations, of which a test may have taken some away.
  await migrate(installation);
  await keepSuperuser(installation, SUPERUSER);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const address = { host: '127.0.0.1', port, origin };
  const server = await servePocketBase(installation, { ...address, releaseDir: '', env, onSpawn: noteServer });
  try {
    return { ...server, token: await logIn(server.url, SUPERUSER) };
  } catch (error) {
    // The caller never gets an object to stop it with.
    await server.stop();
    throw error;
  }
}
