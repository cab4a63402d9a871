import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../../server/pocketbase/prepareDatabase';
import { ROOT } from '../../../server/settings';
import { installationWith, serveInstallation } from '../testing/installationWith';

it('records from before the dates by locale have the time of their last save', async () => {
  const installation = await installationWith('');
  const folder = path.join(installation.root, 'pocketbase/pb_migrations');
  const tags = async (body?: object) => {
    const server = await serveInstallation(installation, {});
    try {
      const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
      const address = `${server.url}/api/collections/tags/records`;
      if (body) await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await (await fetch(address, { headers })).json()).items as Record<string, string>[];
    } finally {
      await server.stop();
    }
  };
  try {
    const later = (await readdir(folder)).filter((name) => name >= '0017' && name.endsWith('.js'));
    for (const name of later) await rm(path.join(folder, name));
    await migrate(installation);
    const [before] = await tags({ slug: 'law', name: 'Law' });
    expect(before).not.toHaveProperty('revised');
    for (const name of later) {
      await cp(path.join(ROOT, 'pocketbase/pb_migrations', name), path.join(folder, name));
    }
    await migrate(installation);
    const updated = before?.['updated'];
    expect(await tags()).toMatchObject([{ updated, revised: updated, revised_sl: updated }]);
  } finally {
    await rm(installation.dir, { recursive: true, force: true });
  }
});
