import { CAMPAIGN } from './CAMPAIGN';
import { firstSource } from './firstSource';

const first = () => firstSource(CAMPAIGN);

/** A document that was loaded with a URL, after another page. */
function load(path: string, { referrer = '', at = path } = {}): void {
  window.history.replaceState(null, '', at);
  const entries = [{ name: location.origin + path }] as unknown as PerformanceEntryList;
  performance.getEntriesByType = () => entries;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is the campaign of the page with which the tab was opened, on later pages and campaigns too', () => {
  load('/?utm_source=letter&utm_id=7&referral=ana');
  expect(first()).toBe('utm_source=letter&utm_id=7');
  load('/contact/');
  expect(first()).toBe('utm_source=letter&utm_id=7');
  load('/contact/?gclid=x');
  expect(first()).toBe('utm_source=letter&utm_id=7');
  expect(document.cookie).toBe('');
});

it('is that of the first page that has one', () => {
  load('/');
  expect(first()).toBe('');
  expect(sessionStorage).toHaveLength(0);
  load('/blog/?gclid=x#a');
  expect(first()).toBe('gclid=x');
});

it('is found after a navigation inside the site, and after a page that was left at once', () => {
  load('/?utm_source=letter', { at: '/contact/' });
  expect(first()).toBe('utm_source=letter');
  sessionStorage.clear();
  load('/contact/', { referrer: `${location.origin}/?utm_source=card#x` });
  expect(first()).toBe('utm_source=card');
  sessionStorage.clear();
  load('/contact/', { referrer: `${location.origin}.evil.example/?utm_source=card` });
  expect(first()).toBe('');
});

it('does not trust what the storage holds', () => {
  load('/');
  sessionStorage.setItem('source', 'utm_source=a%00b&email=ana@b.si');
  expect(first()).toBe('utm_source=ab');
});

it('without storage is that of the document', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  load('/?gclid=x', { at: '/contact/' });
  expect(first()).toBe('gclid=x');
});
