import { SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';

const settings: SiteSettings = {
  version: '1.6.20',
  application: {
    hash: 'abc',
    scripts: ['/webpack-runtime-1.js', '/app-1.js'],
    chunks: {
      'component---src-templates-post-list-tsx': ['/common-1.js', '/list-1.js'],
      'component---src-templates-post-tsx': ['/common-1.js', '/post-1.js'],
      'slice---src-layout-header-tsx': ['/common-1.js', '/header-1.js'],
    },
    slices: { en: ['header-en'], sl: ['header-sl'] },
    queries: ['123'],
  },
} as SiteSettings;

const scripts = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const preloaded = (as: string) =>
  [...document.head.querySelectorAll('link')].filter((link) => link.as === as).map((link) => link.getAttribute('href'));
const press = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the bootstrap script on a page, in each test: it reads the page once. */
async function start(template: string, path = '/sl/blog/', known = settings): Promise<void> {
  jest.resetModules();
  document.head.replaceChildren();
  document.documentElement.lang = 'sl';
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<main data-template="${template}"></main>
    <script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(known)}</script>`;
  class FakeObserver {
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  const { startApplication } = await import('./startApplication');
  startApplication();
}

// A handler left by a test would answer the next test's sign.
afterEach(press);

it('requests nothing before a sign of intent', async () => {
  await start('post-list');
  expect(document.head).toBeEmptyDOMElement();
});

it('requests the scripts and their dependencies at once', async () => {
  await start('post-list');
  press();
  expect(scripts()).toEqual(['/webpack-runtime-1.js', '/app-1.js']);
  expect(preloaded('fetch')).toEqual([
    '/page-data/sl/blog/page-data.json',
    '/page-data/app-data.json',
    '/page-data/sq/d/123.json',
    '/slice-data/header-sl.json',
  ]);
  expect(preloaded('script')).toEqual(['/common-1.js', '/list-1.js', '/header-1.js']);
  expect(window).toMatchObject({ ___webpackCompilationHash: 'abc', ___chunkMapping: settings.application?.chunks });
});

it('requests the home page’s data by its name', async () => {
  await start('page', '/');
  press();
  expect(preloaded('fetch')[0]).toBe('/page-data/index/page-data.json');
});

it('requests missing scripts again at another sign, a limited number of times', async () => {
  await start('post-list');
  for (let tries = 0; tries < 5; tries++) {
    press();
    const [first, second] = [...document.head.querySelectorAll('script')];
    if (tries === 0) first?.dispatchEvent(new Event('load'));
    second?.dispatchEvent(new Event('error'));
    await settle();
  }
  // The one that came stays, the other was tried three times and is gone.
  expect(scripts()).toEqual(['/webpack-runtime-1.js']);
});

describe('a press on a link while the scripts load', () => {
  const click = (html: string, init?: MouseEventInit) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
    const link = document.querySelector('main')?.lastElementChild;
    // jsdom follows no link, and reports that as an error.
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  };
  beforeEach(async () => {
    window.stop = jest.fn();
    Reflect.deleteProperty(window, '___loader');
    await start('post-list');
  });

  it('stops their download for the document that it loads', () => {
    press();
    click('<a href="/sl/">Domov</a>');
    expect(window.stop).toHaveBeenCalled();
  });

  it.each([
    ['the same page', '<a href="/sl/blog/#top">Vrh</a>', {}],
    ['a file', '<a href="/api/files/a/b/c.pdf">Cenik</a>', {}],
    ['another site', '<a href="https://partner.example/">Partner</a>', {}],
    ['a tab', '<a href="/sl/" target="_blank">Domov</a>', {}],
    ['a tab, by a key', '<a href="/sl/">Domov</a>', { ctrlKey: true }],
    ['a window that the application opens', '<a href="/sl/" data-application="press">Vavčer</a>', {}],
    ['nothing, beside a link', '<b>Domov</b>', {}],
  ])('stops nothing if it leads to %s', (_, html, init) => {
    press();
    click(html, init);
    expect(window.stop).not.toHaveBeenCalled();
  });

  it('stops nothing once the scripts run', () => {
    press();
    Object.assign(window, { ___loader: {} });
    click('<a href="/sl/">Domov</a>');
    expect(window.stop).not.toHaveBeenCalled();
  });

  it('lets the page have them after all if it is not left', async () => {
    press();
    click('<a href="/sl/">Domov</a>');
    jest.useFakeTimers();
    const [first, second] = [...document.head.querySelectorAll('script')];
    for (const script of [first, second]) script?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(4900);
    press();
    expect(scripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    press();
    jest.useRealTimers();
    expect(scripts()).toEqual(['/webpack-runtime-1.js', '/app-1.js']);
  });
});

it.each([
  ['on a page that answers a miss', 'not-found', settings],
  ['in `gatsby develop`', 'post-list', { version: '1.6.20' } as SiteSettings],
])('does nothing %s', async (_, template, known) => {
  await start(template, '/nowhere/', known);
  press();
  expect(document.head).toBeEmptyDOMElement();
});
