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
      extraHosts: [],
      gatsbyPort: 8000,
      seed: true,
      build: 'auto',
      preview: false,
      previews: true,
    },
    ...{
      siteUrl: 'http://127.0.0.1:8090',
      pocketbaseBin: undefined,
      superuser: undefined,
      externalPocketBase: undefined,
      token: undefined,
      allowFewerPages: false,
      mail: { smtp: undefined, team: [] },
      backups: { nightly: true, folder: '/project/.data-backups', maxBytes: 5_000_000_000 },
    },
  });
});

test('takes what is set', () => {
  expect(
    read({
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '../elsewhere',
      SITE_URL: 'https://a.si/',
      SEED: 'none',
      PREVIEW: '1',
      BUILD: 'once',
      PB_URL: 'https://cms.a.si/',
      PB_TOKEN: 'secret',
    }),
  ).toMatchObject({
    build: 'once',
    externalPocketBase: 'https://cms.a.si',
    token: 'secret',
    port: 9000,
    host: '0.0.0.0',
    dataDir: path.resolve('/elsewhere'),
    siteUrl: 'https://a.si',
    seed: false,
    preview: true,
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc". It must be a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000". It must be a number from 1 to 65535.'],
  [{ GATSBY_PORT: '0' }, 'GATSBY_PORT is "0". It must be a number from 1 to 65535.'],
  [{ SITE_URL: 'a.si' }, 'SITE_URL is "a.si". It must be a full address such as https://www.example.com.'],
  [
    { SITE_URL: 'https://a.si/blog' },
    'SITE_URL is "https://a.si/blog". It must be an address without a path, such as https://a.si.',
  ],
  [{ SEED: 'yes' }, 'SEED is "yes". It may be "none" (start empty) or "demo" (the default).'],
  [{ BUILD: 'no' }, 'BUILD is "no". It may be "none" (serve the release that is there), "once" (build when it starts'],
  [{ PB_TOKEN: 'abc' }, 'PB_TOKEN is set, but PB_URL is not'],
  [{ STATIC_HOST: 'vercel' }, 'STATIC_HOST is "vercel". It may be "netlify" or "cloudflare" (Pages)'],
  [{ PREVIEW: 'yes' }, 'PREVIEW is "yes". It may be "1" (drafts are shown) or "0" (they are not).'],
  [{ PREVIEWS: '1' }, 'PREVIEWS is "1". It may be "off" (no links to drafts) or "on" (the default).'],
  [{ PB_SUPERUSER_EMAIL: 'a@b.si' }, 'PB_SUPERUSER_PASSWORD is missing.'],
  [
    { PB_SUPERUSER_EMAIL: 'a', PB_SUPERUSER_PASSWORD: '12345678' },
    'PB_SUPERUSER_EMAIL is "a", which is no e-mail address.',
  ],
  [{ PB_SUPERUSER_EMAIL: 'a@b.si', PB_SUPERUSER_PASSWORD: 'short' }, 'PB_SUPERUSER_PASSWORD is too short'],
])('%j is refused', (env, message) => {
  expect(() => read(env)).toThrow(message);
});

test.each([
  [{}, undefined],
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ CF_PAGES: '1' }, 'cloudflare'],
  [{ NETLIFY: 'true', STATIC_HOST: 'none' }, undefined],
  [{ STATIC_HOST: 'cloudflare' }, 'cloudflare'],
])('a static host is known by itself, or named: %j', (env, host) => {
  expect(read(env).staticHost).toBe(host);
});

test('an address is one that a browser can open', () => {
  expect(siteAddress('0.0.0.0', 80)).toBe('http://127.0.0.1:80');
  expect(siteAddress('::1', 80)).toBe('http://[::1]:80');
});

test('accepts further hosts, and explains what is wrong with a value that is no host', () => {
  const hosts = (EXTRA_HOSTS: string) => read({ EXTRA_HOSTS }).extraHosts;
  expect(hosts('cms.modrina.example, site:8090  203.0.113.7 [::1]')).toEqual([
    ...['cms.modrina.example', 'site:8090', '203.0.113.7', '[::1]'],
  ]);
  for (const wrong of ['https://cms.modrina.example', '*.modrina.example', 'a/b']) {
    expect(() => hosts(wrong)).toThrow(`EXTRA_HOSTS names "${wrong}". It must be host names`);
  }
});
