import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { isPackaged } from '../hosts/testing/getWebServer';
import { recordChild } from '../process/records';
import { ROOT } from '../settings';
import { everything } from '../testing/everything';
import { testProgram } from '../testing/installation';
import { runCommandFile } from '../testing/runCommandFile';
import { type S3Server, startS3 } from './testing/s3Server';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';
import { backupName } from './backupNames';
import { openStore } from './BackupStore';

const SITE_URL = 'https://www.modrina.example';
let dir: string;
let s3: S3Server;
let server: ThrowawayPocketBase;
const dataDir = () => path.join(dir, 'data');

const run = (command: string, args: string[] = [], env: Record<string, string> = {}) =>
  runCommandFile(command, args, { ...s3.env, DATA_DIR: dataDir(), SITE_URL, ...env });

// PyPI has the bucket's server for Linux on x64 only; CI runs there.
const withBucket = isPackaged('SeaweedFS') ? test : test.skip;
withBucket('a bucket: stored, listed, pruned, restored to a wiped folder, and a wrong key is reported', async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-bucket-'));
  s3 = await startS3(path.join(dir, 's3'));
  try {
    server = await startPocketBase({ dir: dataDir(), seed: 'tiny pictures' });
    const data = dataFolder(dataDir());
    await recordChild(path.join(data.run, 'pocketbase.json'), server.pid, server.url);
    const before = await everything(server.url, server.token);

    // Two of one day of before, of which the older one is not kept, and a file of others.
    const installation = { program: await testProgram(), database: data.database, root: ROOT };
    const store = openStore({ nightly: false, folder: '', bucket: 'backups' }, installation);
    const small = path.join(dir, 'small');
    await writeFile(small, 'small');
    Object.assign(process.env, s3.env);
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const [older, old] = ['10:00', '12:00'].map((time) => backupName(SITE_URL, new Date(`${day}T${time}:00Z`)));
    for (const name of [older, old, 'of-others.zip']) await store.put(small, name ?? '');

    const refused = await run('backup', [], { BACKUP_S3_SECRET_KEY: 'wrong' });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('SignatureDoesNotMatch') });
    expect(await readdir(path.join(data.database, 'backups'))).toEqual([]);
    const made = await run('backup');
    const [, name = ''] = /Backup: (\S+) .* in the bucket backups/.exec(made.output) ?? [];
    expect((await store.list()).map((one) => one.name).sort()).toEqual(['of-others.zip', old, name]);

    await server.stop();
    await rm(dataDir(), { recursive: true });
    expect((await run('restore')).output).toContain(name);
    expect(await run('restore', [name])).toMatchObject({ code: 0 });
    server = await startPocketBase({ dir: dataDir() });
    expect(await everything(server.url, server.token)).toEqual(before);
    // The key is in no file of the database.
    const settings = await fetch(`${server.url}/api/settings`, { headers: { Authorization: server.token } });
    expect(await settings.text()).not.toContain('test-key');
  } finally {
    for (const name of Object.keys(s3.env)) delete process.env[name];
    await server?.stop();
    await s3.stop();
    await rm(dir, { recursive: true, force: true });
  }
});
