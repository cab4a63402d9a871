import { parseEnv, isPublicSite } from './env';

it('has defaults that fit one machine', () => {
  expect(parseEnv({})).toEqual({
    siteUrl: 'http://127.0.0.1:8090',
    pocketBaseUrl: 'http://127.0.0.1:8090',
    dashboardUrl: 'http://127.0.0.1:8090',
    filesDir: '.data/files',
    shareCardsDir: '.data/share-cards',
    filesUrl: null,
    firstRelease: false,
    preview: false,
    siteEnv: 'staging',
    usesToken: false,
    queryTypes: false,
    kitchenSink: false,
    buildDay: null,
    buildTarget: 'default',
    lowerCaseCanonical: false,
    events: null,
    tagManager: null,
    assistantWidgetUrl: null,
    thirdPartyHosts: [],
    errorReport: false,
    hstsSubdomains: false,
  });
});

it('drops trailing slashes, so that paths can be appended', () => {
  expect(parseEnv({ SITE_URL: 'https://www.modrina.example//' }).siteUrl).toBe('https://www.modrina.example');
});

it('has the dashboard on the site’s host by default', () => {
  const site = { SITE_URL: 'https://www.modrina.example/' };
  expect(parseEnv(site).dashboardUrl).toBe('https://www.modrina.example');
  expect(parseEnv({ ...site, PB_DASHBOARD_URL: 'https://pb.modrina.example/' }).dashboardUrl).toBe(
    'https://pb.modrina.example',
  );
});

it('takes a bucket and a preview', () => {
  expect(parseEnv({ PB_FILES_URL: 'https://bucket.example/site/', PREVIEW: '1' })).toMatchObject({
    filesUrl: 'https://bucket.example/site',
    preview: true,
  });
  expect(parseEnv({ PB_FILES_URL: '', PREVIEW: '0' })).toMatchObject({ filesUrl: null, preview: false });
});

it('shows the kitchen sink in develop, and in a preview that requests it', () => {
  expect(parseEnv({ gatsby_executing_command: 'develop' }).kitchenSink).toBe(true);
  expect(parseEnv({ gatsby_executing_command: 'build', PREVIEW: '1' }).kitchenSink).toBe(false);
  expect(parseEnv({ KITCHEN_SINK: '1', PREVIEW: '1' }).kitchenSink).toBe(true);
  expect(() => parseEnv({ KITCHEN_SINK: '1' })).toThrow('KITCHEN_SINK=1 goes with PREVIEW=1 only');
});

it('reads Tag Manager, an assistant and other options that are off by default', () => {
  const source = { GTM_ID: 'GTM-ABC123', GTM_AUTH: 'a', GTM_PREVIEW: 'env-3', GTM_DATA_LAYER: 'events' };
  expect(parseEnv(source).tagManager).toEqual({
    id: 'GTM-ABC123',
    auth: 'a',
    preview: 'env-3',
    dataLayerName: 'events',
  });
  expect(parseEnv({ GTM_ID: 'GTM-ABC123' }).tagManager).toMatchObject({ dataLayerName: 'dataLayer' });
  expect(parseEnv({ GTM_AUTH: 'a' }).tagManager).toBeNull();
  const others = {
    ASSISTANT_WIDGET_URL: 'https://chat.example/widget.js',
    ERROR_REPORT: '1',
    CANONICAL_LOWER_CASE: '1',
  };
  expect(parseEnv(others)).toMatchObject({
    assistantWidgetUrl: 'https://chat.example/widget.js',
    errorReport: true,
    lowerCaseCanonical: true,
  });
});

it.each([
  [{}, null],
  [{ GTM_EVENTS: '' }, null],
  [{ GTM_EVENTS: 'none' }, []],
  [{ GTM_EVENTS: 'search, form_sent' }, ['form_sent', 'search']],
])('switches events: %j', (source, events) => expect(parseEnv(source).events).toEqual(events));

it('takes the day of the build', () => expect(parseEnv({ BUILD_DAY: '2026-12-01' }).buildDay).toBe('2026-12-01'));

it.each([
  [{ SITE_URL: 'modrina.example' }, 'SITE_URL must be a full address such as https://www.modrina.example'],
  [{ BUILD_TARGET: 'mcf' }, 'BUILD_TARGET must be one of default, mfc, realmfc, not "mcf".'],
  [
    { PB_FILES_URL: 'bucket' },
    'PB_FILES_URL must be a full address such as https://www.modrina.example, not "bucket".',
  ],
  [{ PB_DASHBOARD_URL: '/_/' }, 'PB_DASHBOARD_URL must be a full address'],
  [{ PREVIEW: 'yes' }, 'PREVIEW must be one of 0, 1, not "yes".'],
  [{ BUILD_DAY: 'Monday' }, 'BUILD_DAY must be a day such as 2026-11-21, not "Monday".'],
  [{ ASSISTANT_WIDGET_URL: 'widget.js' }, 'ASSISTANT_WIDGET_URL must be a full address'],
  [{ THIRD_PARTY_HOSTS: 'https://a.example *' }, 'THIRD_PARTY_HOSTS must be hosts such as https://cdn.example'],
  [{ THIRD_PARTY_HOSTS: 'https://a.example/x.js' }, 'not "https://a.example/x.js"'],
  [{ THIRD_PARTY_HOSTS: "https://a.example 'unsafe-eval'" }, `not "'unsafe-eval'"`],
  [{ ERROR_REPORT: 'on' }, 'ERROR_REPORT must be one of 0, 1, not "on".'],
  [{ GTM_DATA_LAYER: 'my-layer', GTM_ID: 'GTM-1' }, 'GTM_DATA_LAYER must be a name such as dataLayer'],
  [{ GTM_EVENTS: 'search, buy' }, 'GTM_EVENTS must be none, or some of form_sent, generate_lead, voucher_open'],
  [{ GTM_EVENTS: 'page_view_virtual' }, 'not "page_view_virtual".'],
  [{ GTM_ID: 'UA-1' }, 'GTM_ID must look like GTM-ABC123, not "UA-1".'],
])('names the variable and the cure for %j', (source, message) => expect(() => parseEnv(source)).toThrow(message));

it.each([
  [{}, 'staging'],
  [{ SITE_URL: 'https://www.modrina.example' }, 'production'],
  [{ SITE_URL: 'https://staging.modrina.example' }, 'staging'],
  [{ SITE_URL: 'https://www.modrina.example', SITE_ENV: 'staging' }, 'staging'],
  [{ SITE_ENV: 'production' }, 'production'],
  [{ SITE_ENV: 'production', PREVIEW: '1' }, 'staging'],
])('%j is %s', (source, siteEnv) => {
  expect(parseEnv(source).siteEnv).toBe(siteEnv);
});

it('rejects an unknown environment', () => {
  expect(() => parseEnv({ SITE_ENV: 'live' })).toThrow('SITE_ENV must be one of');
});

it.each([
  ['https://www.modrina.example', true],
  ['https://modrina.example', true],
  ['https://beta-systems.example', true],
  ['https://latest.example', true],
  ['http://www.modrina.example', false],
  ['https://localhost', false],
  ['https://127.0.0.1:8090', false],
  ['https://[::1]', false],
  ['https://site.local', false],
  ['https://modrina.home.arpa', false],
  ['https://staging.modrina.example', false],
  ['https://modrina-preview.pages.example', false],
  ['https://qa2.modrina.example', false],
])('%s is for everybody: %s', (siteUrl, isPublic) => {
  expect(isPublicSite(siteUrl)).toBe(isPublic);
});
