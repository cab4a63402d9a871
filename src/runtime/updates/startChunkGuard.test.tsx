import { SETTINGS_ID } from '../../lib/SiteSettings';
import { startChunkGuard } from './startChunkGuard';

const reload = jest.fn();
const gatsbys = jest.fn();
let reachable = true;

beforeAll(() => {
  const chunks = {
    'component---src-templates-post-tsx': ['/shared-1.js', '/component-post.js'],
    'slice---src-layout-header-tsx': ['/slice-header.js'],
  };
  const settings = JSON.stringify({ application: { hash: 'abc', scripts: [], chunks, slices: {}, queries: [] } });
  document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ID}">${settings}</script>`;
  startChunkGuard(reload, 0);
  // Gatsby listens later.
  window.addEventListener('unhandledrejection', gatsbys);
});
beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  gatsbys.mockReset();
  reachable = true;
  globalThis.fetch = jest.fn(() => (reachable ? Promise.resolve({ ok: true }) : Promise.reject(new Error()))) as never;
});
afterEach(() => jest.restoreAllMocks());

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
function fail(webpack?: string, src = '/part-1.js'): Promise<unknown> {
  const script = document.createElement('script');
  script.src = src;
  if (webpack) script.dataset.webpack = webpack;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  return settle();
}
function reject(reason: unknown): Promise<unknown> {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return settle();
}

it('reloads the page when a chunk of the application is missing', async () => {
  await fail('modrina-site:component');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload a page with a draft', async () => {
  sessionStorage.setItem('form-draft:contact', '{}');
  await fail('modrina-site:component');
  expect(reload).not.toHaveBeenCalled();
});

it.each(['/component-post.js', '/shared-1.js'])(
  'leaves a page’s part that was fetched beforehand to Gatsby: %s',
  async (src) => {
    await fail('modrina-site:component---src-templates-post-tsx', src);
    expect(reload).not.toHaveBeenCalled();
  },
);

it('reloads the page when header or footer are missing', async () => {
  await fail('modrina-site:slice---src-layout-header-tsx', '/slice-header.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ignores other scripts', async () => {
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  'Loading chunk 12 failed.\n(error: https://www.modrina.example/12.js)',
  'Loading CSS chunk 12 failed.',
  'Failed to fetch dynamically imported module: https://www.modrina.example/x.js',
  'error loading dynamically imported module: https://www.modrina.example/x.js',
  'Importing a module script failed.',
  'page resources for /blog/ not found. Not rendering React',
])('replaces Gatsby’s handler, which would reload the page each time: %s', async (message) => {
  await reject(new Error(message));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(gatsbys).not.toHaveBeenCalled();
  await reject(new Error(message));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([new Error('something else'), 'a text', undefined])('leaves %s to others', async (reason) => {
  await reject(reason);
  expect(reload).not.toHaveBeenCalled();
  expect(gatsbys).toHaveBeenCalledTimes(1);
});

it('does not reload if the server cannot be reached', async () => {
  reachable = false;
  await fail('modrina-site:component');
  expect(reload).not.toHaveBeenCalled();
});

// The last test: from here on the page is about to be left.
it('does not call a navigation off that has begun', async () => {
  const failing = fail('modrina-site:component');
  window.dispatchEvent(new Event('beforeunload'));
  await failing;
  await fail('modrina-site:another');
  expect(reload).not.toHaveBeenCalled();
});
