import { parseEnv } from './env';

it('has defaults that fit one machine', () => {
  expect(parseEnv({})).toMatchObject({ siteUrl: 'http://127.0.0.1:8090', buildTarget: 'default', tagManager: null });
});

it('drops trailing slashes, so that paths can be appended', () => {
  expect(parseEnv({ SITE_URL: 'https://www.modrina.example//' }).siteUrl).toBe('https://www.modrina.example');
});

it.each([
  [{ SITE_URL: 'modrina.example' }, 'SITE_URL must be a full address such as https://www.modrina.example'],
  [{ BUILD_TARGET: 'mcf' }, 'BUILD_TARGET must be one of default, mfc, realmfc, not "mcf".'],
  [{ GTM_ID: 'UA-1' }, 'GTM_ID must look like GTM-ABC123, not "UA-1".'],
])('names the variable and the cure for %j', (source, message) => expect(() => parseEnv(source)).toThrow(message));
