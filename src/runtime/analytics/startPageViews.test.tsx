import { PAGE, type PageDetail } from '../page/siteEvents';
import { startPageViews, campaignAddress } from './startPageViews';

type Event = Record<string, unknown>;
const layer = () => (window as unknown as { dataLayer?: Event[] }).dataLayer ?? [];
const paths = () => layer().map(({ page_path }) => page_path);

/** Draws a page as Gatsby does: the body first, its head when `head` is called. */
function draw(path: string, title: string): { head: () => void } {
  const previous = location.pathname;
  window.history.pushState(null, '', path);
  document.body.innerHTML = '<main data-template="post-list"></main>';
  const detail: PageDetail = { path: location.pathname, previous };
  window.dispatchEvent(new CustomEvent(PAGE, { detail }));
  const head = () => {
    document.title = title;
    document.documentElement.lang = path.startsWith('/sl/') ? 'sl' : 'en';
    document.documentElement.dataset.page = location.pathname;
  };
  return { head };
}

function show(path: string, title: string): void {
  draw(path, title).head();
  jest.advanceTimersByTime(100);
}

beforeAll(() => {
  jest.useFakeTimers();
  document.title = 'Home';
  document.documentElement.lang = 'en';
  startPageViews();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => layer().splice(0));

it('counts the first page 100 ms after it has loaded, with all fields of the schema', () => {
  jest.advanceTimersByTime(99);
  expect(layer()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(layer()).toEqual([
    {
      event: 'page_view_virtual',
      page_path: '/',
      page_location: 'http://localhost/',
      page_title: 'Home',
      page_language: 'en',
      page_type: '',
      referrer_path: '',
      dl_version: 1,
    },
  ]);
});

it('counts it once: that the application starts is no other view', () => {
  const detail: PageDetail = { path: '/', previous: null };
  window.dispatchEvent(new CustomEvent(PAGE, { detail }));
  jest.runAllTimers();
  expect(layer()).toEqual([]);
});

it('counts a navigation once, with its own title, its language and the page before', () => {
  show('/sl/blog/?utm_source=x&email=ana%40example.com', 'Blog | Modrina');
  jest.runAllTimers();
  expect(layer()).toEqual([
    expect.objectContaining({
      page_path: '/sl/blog/',
      page_location: 'http://localhost/sl/blog/?utm_source=x',
      page_title: 'Blog | Modrina',
      page_language: 'sl',
      page_type: 'post-list',
      referrer_path: '/',
    }),
  ]);
});

it('waits for a head that comes late, and not for ever', () => {
  const late = draw('/about/', 'About');
  jest.advanceTimersByTime(250);
  expect(layer()).toEqual([]);
  late.head();
  jest.advanceTimersByTime(50);
  expect(layer()).toEqual([expect.objectContaining({ page_path: '/about/', page_title: 'About' })]);
  draw('/workshops/', 'never');
  jest.advanceTimersByTime(1100);
  expect(paths()).toEqual(['/about/', '/workshops/']);
});

it('counts no place on the page, and no page that was left at once', () => {
  show('/contact/', 'Contact');
  show('/contact/#form', 'Contact');
  draw('/a/', 'A');
  jest.advanceTimersByTime(50);
  show('/b/', 'B');
  expect(paths()).toEqual(['/contact/', '/b/']);
});

it('counts a new title at the same path', () => {
  show('/b/', 'B, answered');
  expect(layer()).toEqual([expect.objectContaining({ page_path: '/b/', page_title: 'B, answered' })]);
});

it('counts a page that the browser had kept and shows again', () => {
  const shown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shown(false);
  jest.runAllTimers();
  expect(layer()).toEqual([]);
  shown(true);
  jest.advanceTimersByTime(100);
  expect(paths()).toEqual(['/b/']);
});

const site = 'https://www.modrina.example';

it.each([
  ['/blog/', '/blog/'],
  ['/blog/?utm_source=letter&utm_campaign=may', '/blog/?utm_source=letter&utm_campaign=may'],
  ['/?gclid=Cj0&_gl=1*x', '/?gclid=Cj0&_gl=1*x'],
  ['/web3/voucher/?referral=ANA-2026&name=Ana&utm_source=x', '/web3/voucher/?utm_source=x'],
  ['/?email=ana%40example.com', '/'],
  ['/?utm_content=ana%40example.com', '/'],
  ['/blog/#ana@example.com', '/blog/'],
  ['/blog/ana@example.com/', '/blog/-/'],
  ['/ana%40example.com', '/-'],
])('makes %s to %s', (from, to) => expect(campaignAddress(site + from)).toBe(site + to));
