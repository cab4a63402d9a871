import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, startS3 } from '../../../server/backup/testing/s3Server';
import { isPackaged } from '../../../server/hosts/testing/getWebServer';
import { post } from '../../../server/testing/publishingSite';
import { picture, startVersionSite, type VersionSite, withImage } from '../testing/versionSite';

let dir: string;
let s3: S3Server;
let on: VersionSite;

// PyPI has the bucket's server for Linux on x64 only; CI runs there.
const withBucket = isPackaged('SeaweedFS') ? test : test.skip;
withBucket('uploads in a bucket are served, replaced, restored and brought back with their bytes', async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-uploads-'));
  [s3, on] = await Promise.all([startS3(path.join(dir, 's3')), startVersionSite()]);
  try {
    const of = (name: string) => s3.env[`BACKUP_S3_${name}`];
    const bucket = { bucket: of('BUCKET'), region: of('REGION'), endpoint: of('ENDPOINT'), forcePathStyle: true };
    const key = { accessKey: of('ACCESS_KEY'), secret: of('SECRET_KEY') };
    const set = await on.people.as('owner', 'PATCH', '/api/settings', { s3: { enabled: true, ...bucket, ...key } });
    expect(set.status).toBe(200);
    const tried = await on.people.as('owner', 'POST', '/api/settings/test/s3', { filesystem: 'storage' });
    expect(tried.status).toBe(204);

    const [red, blue] = await Promise.all([picture('red'), picture('blue')]);
    const made = await on.make('posts', withImage(red, 'red.png', post('in-a-bucket')));
    expect((await on.bytesOf(made)).equals(red)).toBe(true);
    const stored = path.join(on.people.server.dataDir, 'pb_data/storage');
    expect(await readdir(stored).catch(() => [])).toEqual([]);

    const first = await on.newest('posts', made.id);
    const changed = await on.change('posts', made.id, withImage(blue, 'blue.png'));
    expect((await on.bytesOf(changed)).equals(blue)).toBe(true);
    const { body: restored } = await on.restore('posts', made.id, first);
    expect((await on.bytesOf(restored)).equals(red)).toBe(true);

    await on.remove('posts', made.id);
    const build = await on.refused({ posts: [made.id] });
    expect((await on.decide('owner', build, 'restore')).body).toEqual({ done: 1 });
    expect((await on.bytesOf(await on.read('posts', made.id))).equals(red)).toBe(true);
  } finally {
    await on.people.stop();
    await s3.stop();
    await rm(dir, { recursive: true, force: true });
  }
});
