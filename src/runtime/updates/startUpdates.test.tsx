import { startUpdates } from './startUpdates';

const asked: string[] = [];
let latest: unknown;
let visible = true;

/** Sets the release in the page's Server-Timing header. */
function cameFrom(release: string | null): void {
  const serverTiming = release === null ? [] : [{ name: 'release', description: release }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
}
const show = (isVisible: boolean) => {
  visible = isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
  return jest.advanceTimersByTimeAsync(0);
};
const noticed = () => document.documentElement.dataset.release;

document.body.innerHTML =
  '<script type="application/json" id="site-settings">{"version":"1","application":{}}</script>';
// Each test starts the watch once more: the ones before go on, and find what this one finds.
beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  visible = true;
  delete document.documentElement.dataset.release;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    if (latest instanceof Error) return Promise.reject(latest);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(latest) });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('requests the release every five minutes, without caches, and marks the document when it changed', async () => {
  cameFrom('r1');
  latest = { id: 'r1' };
  startUpdates();
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([`/builds/latest.json?t=${Date.now()}`]);
  expect(noticed()).toBeUndefined();
  latest = { id: 'r2' };
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(noticed()).toBe('r2');
});

it('requests nothing while the page is hidden, and at once when it is visible again', async () => {
  cameFrom('r1');
  latest = { id: 'r2' };
  startUpdates();
  await show(false);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toEqual([]);
  await show(true);
  expect(asked.length).toBeGreaterThan(0);
  expect(noticed()).toBe('r2');
});

it('takes the first release as its own on a static host', async () => {
  cameFrom(null);
  latest = { id: 'r5' };
  startUpdates();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  expect(noticed()).toBeUndefined();
});

it.each([new Error('offline'), {}, { id: 3 }])('ignores an answer without a release (%j)', async (answer) => {
  cameFrom('r1');
  latest = answer;
  startUpdates();
  await show(true);
  expect(noticed()).toBeUndefined();
});
