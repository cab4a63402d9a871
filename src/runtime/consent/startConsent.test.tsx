import { SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';
import { KEY } from '../../../pocketbase/pages/status/session';
import { COOKIE } from './choice';

const widget = 'https://chat.example/widget.js';
const layer = () => (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
const commands = () => layer().map((entry) => Array.from(entry));

/** Starts on a page of its own: the settings are read once. */
async function start(settings: Partial<SiteSettings>, accepted?: string[], revision = 3): Promise<void> {
  jest.resetModules();
  const json = JSON.stringify({ version: '', ...settings });
  document.head.innerHTML = '<script type="text/plain" data-category="analytics">window.tags = "run"</script>';
  document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ID}">${json}</script>`;
  const value = accepted && encodeURIComponent(JSON.stringify({ categories: ['necessary', ...accepted], revision }));
  document.cookie = `${COOKIE}=${value ?? ''}; max-age=${value ? 60 : 0}`;
  const { startConsent } = await import('./startConsent');
  startConsent();
  // The rest of it comes late.
  await import('./applyConsent');
  await Promise.resolve();
}
const ran = () => 'tags' in window;
const assistant = () => document.getElementById('assistant-widget');
const BOTH = { consent: { tagManager: true, widget } };

beforeEach(() => {
  delete (window as { tags?: string }).tags;
  layer().splice?.(0);
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

it('does nothing on a site without services', async () => {
  await start({}, ['analytics', 'functional']);
  expect([commands(), ran(), assistant()]).toEqual([[], false, null]);
});

it('denies everything first, and loads nothing before there is a choice', async () => {
  await start(BOTH);
  const [command, ...more] = commands();
  expect(more).toEqual([]);
  expect(command).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    },
  ]);
  // Tag Manager recognises a consent command by this.
  expect(Object.prototype.toString.call(layer()[0])).toBe('[object Arguments]');
  expect([ran(), assistant()]).toEqual([false, null]);
});

it.each([
  [['analytics'], 'granted', 'denied'],
  [['functional'], 'denied', 'granted'],
  [['analytics', 'functional'], 'granted', 'granted'],
  [[], 'denied', 'denied'],
])('keeps to the choice %j that was made before', async (accepted, analytics, functional) => {
  await start(BOTH, accepted);
  expect(commands().slice(1)).toEqual([
    [
      'consent',
      'update',
      { analytics_storage: analytics, functionality_storage: functional, personalization_storage: functional },
    ],
  ]);
  expect(ran()).toBe(analytics === 'granted');
  expect(assistant() !== null).toBe(functional === 'granted');
});

it('takes an answer to other questions for none', async () => {
  await start(BOTH, ['analytics'], 1);
  expect([commands().length, ran()]).toEqual([1, false]);
});

it('sets no consent for tags on a site with an assistant only', async () => {
  await start({ consent: { tagManager: false, widget } }, ['functional'], 2);
  expect(commands()).toEqual([]);
  expect(assistant()).not.toBeNull();
});

it('loads nothing of another host beside a session of the dashboard, whatever the choice', async () => {
  localStorage.setItem(KEY, '{"token":"of-an-owner"}');
  await start(BOTH, ['analytics', 'functional']);
  localStorage.clear();
  expect([commands().length, ran(), assistant()]).toEqual([1, false, null]);
});

it('leaves bots alone', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  await start(BOTH, ['analytics', 'functional']);
  expect([commands(), ran(), assistant()]).toEqual([[], false, null]);
});
