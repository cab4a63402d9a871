import { HYDRATED } from '../page/siteEvents';
import { startPrefetch } from './startPrefetch';

const rules = () => document.head.querySelector('script[type="speculationrules"]');

function arrive({ knows = true, connection = {} }: { knows?: boolean; connection?: object } = {}): void {
  document.head.innerHTML = '';
  Object.assign(HTMLScriptElement, { supports: (type: string) => knows && type === 'speculationrules' });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  startPrefetch();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets the browser fetch likely pages of the site, a second after the page is whole', () => {
  arrive();
  jest.advanceTimersByTime(999);
  expect(rules()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(JSON.parse(rules()?.textContent ?? '')).toEqual({
    prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
});

it('leaves it to the application once that runs, whichever comes first', () => {
  arrive();
  jest.advanceTimersByTime(1000);
  window.dispatchEvent(new Event(HYDRATED));
  expect(rules()).toBeNull();
  arrive();
  window.dispatchEvent(new Event(HYDRATED));
  jest.advanceTimersByTime(1000);
  expect(rules()).toBeNull();
});

it.each([
  ['a browser that does not know how', { knows: false }],
  ['a line to be spared', { connection: { saveData: true } }],
  ['a very slow line', { connection: { effectiveType: '2g' } }],
])('fetches nothing on %s', (_, circumstances) => {
  arrive(circumstances);
  jest.advanceTimersByTime(5000);
  expect(rules()).toBeNull();
});
