import path from 'node:path';
import { readSettings, siteAddress } from './settings';

const read = (env: Record<string, string>) => readSettings(env, '/project');

test('has defaults for everything', () => {
  expect(read({})).toEqual({
    ...{
      root: '/project',
      dataDir: '/project/.data',
      host: '127.0.0.1',
      port: 8090,
      gatsbyPort: 8000,
      seed: true,
      build: true,
    },
    ...{
      siteUrl: 'http://127.0.0.1:8090',
      pocketbaseBin: undefined,
      superuser: undefined,
      externalPocketBase: undefined,
    },
  });
});

test('takes what is set', () => {
  expect(
    read({ PORT: '9000', HOST: '0.0.0.0', DATA_DIR: '../elsewhere', SITE_URL: 'https://a.si/', SEED: 'none' }),
  ).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    dataDir: path.resolve('/elsewhere'),
    siteUrl: 'https://a.si',
    seed: false,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc". It must be a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000". It must be a number from 1 to 65535.'],
  [{ GATSBY_PORT: '0' }, 'GATSBY_PORT is "0". It must be a number from 1 to 65535.'],
  [{ SITE_URL: 'a.si' }, 'SITE_URL is "a.si". It must be a full address such as https://www.example.com.'],
  [{ SEED: 'yes' }, 'SEED is "yes". It may be "none" (start empty) or "demo" (the default).'],
  [{ BUILD: 'no' }, 'BUILD is "no". It may be "none" (serve the release that is there) or "auto" (the default).'],
  [{ PB_SUPERUSER_EMAIL: 'a@b.si' }, 'PB_SUPERUSER_PASSWORD is missing.'],
  [
    { PB_SUPERUSER_EMAIL: 'a', PB_SUPERUSER_PASSWORD: '12345678' },
    'PB_SUPERUSER_EMAIL is "a", which is no e-mail address.',
  ],
  [{ PB_SUPERUSER_EMAIL: 'a@b.si', PB_SUPERUSER_PASSWORD: 'short' }, 'PB_SUPERUSER_PASSWORD is too short'],
])('%j is refused', (env, message) => {
  expect(() => read(env)).toThrow(message);
});

test('an address is one that a browser can open', () => {
  expect(siteAddress('0.0.0.0', 80)).toBe('http://127.0.0.1:80');
  expect(siteAddress('::1', 80)).toBe('http://[::1]:80');
});
