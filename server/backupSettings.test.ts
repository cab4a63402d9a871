import { readBackupSettings } from './backupSettings';

const read = (env: Record<string, string>) => readBackupSettings(env, '/srv/app', '/srv/data');
const S3 = {
  ...{ BACKUP_S3_BUCKET: 'b', BACKUP_S3_REGION: 'eu', BACKUP_S3_ENDPOINT: 'https://s3.example' },
  ...{ BACKUP_S3_ACCESS_KEY: 'a', BACKUP_S3_SECRET_KEY: 's' },
};

test('without a setting there is one each night, beside the data folder and bounded', () => {
  expect(read({})).toEqual({ nightly: true, folder: '/srv/data-backups', maxBytes: 5_000_000_000 });
  expect(read({ BACKUPS: 'off' }).nightly).toBe(false);
});

test('a chosen folder has no bound, and may be relative to the project', () => {
  expect(read({ BACKUP_DIR: '../backups' })).toEqual({ nightly: true, folder: '/srv/backups' });
});

test('a bucket, also where the unit or the image sets a folder', () => {
  for (const env of [S3, { ...S3, BACKUP_DIR: '/srv/b' }])
    expect(read(env)).toEqual({ nightly: true, folder: '/srv/data-backups', bucket: 'b' });
});

test.each([
  [{ BACKUP_DIR: '/srv/data/backups' }, 'BACKUP_DIR is /srv/data/backups, inside DATA_DIR.'],
  [{ BACKUP_DIR: '/srv/data' }, 'BACKUP_DIR is /srv/data, inside DATA_DIR.'],
  [{ BACKUP_S3_REGION: 'eu' }, 'BACKUP_S3_REGION is set, but BACKUP_S3_BUCKET is not'],
  [{ ...S3, BACKUP_S3_SECRET_KEY: '' }, 'BACKUP_S3_SECRET_KEY is missing.'],
  [{ ...S3, BACKUP_S3_ENDPOINT: 's3' }, 'BACKUP_S3_ENDPOINT is "s3". It must be a full address'],
  [{ BACKUPS: 'never' }, 'BACKUPS is "never".'],
])('%j is explained', (env, message) => {
  expect(() => read(env)).toThrow(message);
});
