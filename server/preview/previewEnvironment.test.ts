import { parseEnv } from '../../src/lib/env';
import { dataFolder } from '../dataFolder';
import { readSettings } from '../settings';
import { previewEnvironment } from './previewEnvironment';

const FOREIGN = {
  GTM_ID: 'GTM-ABC123',
  ASSISTANT_WIDGET_URL: 'https://assistant.example/widget.js',
  ERROR_REPORT: '1',
};
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('it shows drafts, reads them by a token of its own, shares the pictures, and is silent', () => {
  const superuser = { PB_SUPERUSER_EMAIL: 'owner@modrina.example', PB_SUPERUSER_PASSWORD: 'secret' };
  Object.assign(process.env, FOREIGN, superuser, { PB_TOKEN: 'of-a-builder' });
  const settings = readSettings({ SITE_URL: 'https://www.modrina.example' }, '/project');
  const source = {
    settings,
    data: dataFolder('/data'),
    url: 'http://127.0.0.1:8090',
    access: { token: 'of-a-builder' },
  };
  const env = previewEnvironment(source, 'that-reads-drafts');
  expect(env).toMatchObject({
    ...{ PB_TOKEN: 'that-reads-drafts', PB_SUPERUSER_EMAIL: undefined, PB_SUPERUSER_PASSWORD: undefined },
    PB_ALLOW_SHRINK: '1',
  });
  expect(parseEnv(env)).toMatchObject({
    ...{ preview: true, usesToken: true, siteUrl: 'https://www.modrina.example', filesDir: '/data/files' },
    ...{ tagManager: null, assistantWidgetUrl: null, errorReport: false },
  });
});
