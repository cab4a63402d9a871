import { dataFolder } from '../dataFolder';
import { readSettings } from '../settings';
import { gatsbyEnvironment } from './gatsbyEnvironment';

const SECRETS = [
  'PB_TOKEN',
  'BUILD_HOOK_URL',
  'SMTP_PASSWORD',
  'BACKUP_S3_SECRET_KEY',
  'LITESTREAM_S3_SECRET_KEY',
  'BUILD_HOOK_SECRET',
  'S3_ACCESS_KEY',
];
const source = { settings: readSettings({}), data: dataFolder('/data'), url: 'http://127.0.0.1:8090' };

afterEach(() => SECRETS.forEach((name) => delete process.env[name]));

test('a build gets no secret but its own access to the content', () => {
  SECRETS.forEach((name) => (process.env[name] = 'secret'));
  const superuser = { email: 'a@modrina.example', password: 'of the build' };
  const env = gatsbyEnvironment({ ...source, access: { superuser } });
  expect(Object.entries(env).filter(([, value]) => value === 'secret')).toEqual([]);
  expect(env['PB_SUPERUSER_PASSWORD']).toBe('of the build');
  expect(gatsbyEnvironment({ ...source, access: { token: 'T' } })['PB_SUPERUSER_PASSWORD']).toBeUndefined();
  expect(env['PATH']).toBe(process.env['PATH']);
});
