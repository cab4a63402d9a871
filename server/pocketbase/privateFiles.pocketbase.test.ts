import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { startPocketBase } from '../testing/throwawayPocketBase';

test('PocketBase’s files, including backups, are readable by their owner only', async () => {
  const server = await startPocketBase();
  try {
    const before = process.umask();
    const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'all.zip' });
    expect((await fetch(`${server.url}/api/backups`, { method: 'POST', headers, body })).status).toBe(204);
    const { database } = dataFolder(server.dataDir);
    const files = (await readdir(database, { recursive: true })).map((name) => path.join(database, name));
    expect(files.map((file) => path.basename(file))).toEqual(expect.arrayContaining(['data.db', 'all.zip']));
    const open = [];
    for (const file of [database, ...files]) {
      const found = await stat(file).catch(() => undefined);
      if (found && (found.mode & 0o077) !== 0) open.push(file);
    }
    expect(open).toEqual([]);
    expect(process.umask()).toBe(before);
  } finally {
    await server.stop();
  }
});
