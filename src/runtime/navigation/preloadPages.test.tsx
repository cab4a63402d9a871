import { preloadPages } from './preloadPages';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Gatsby's loader, whose pages the test resolves. */
function stage(connection?: Connection, readyState: DocumentReadyState = 'complete') {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
  const asked: string[] = [];
  const arrivals: ((failed?: Error) => void)[] = [];
  const loader = {
    enqueue: (): unknown => undefined,
    hovering: (path: string): unknown => asked.push(`${path} hovered`),
    loadPage: (path: string) => {
      asked.push(path);
      return new Promise((resolve, reject) => arrivals.push((failed) => (failed ? reject(failed) : resolve({}))));
    },
  };
  const lookedUp: string[] = [];
  preloadPages(loader as Parameters<typeof preloadPages>[0], (path) => {
    lookedUp.push(path);
    return Promise.resolve(path === '/moved/' ? '/a/' : null);
  });
  const enqueue = (path: string) => (loader.enqueue as (path: string) => { abort(): void } | undefined)(path);
  const arrive = (failed?: Error) => {
    arrivals.shift()?.(failed);
    return jest.advanceTimersByTimeAsync(0);
  };
  return { enqueue, hover: loader.hovering, asked, lookedUp, arrive };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('begins a second after the page has loaded, with the visible links', async () => {
  const { enqueue, asked } = stage({ effectiveType: '4g' }, 'interactive');
  enqueue('/blog/');
  enqueue('/web3/')?.abort();
  jest.advanceTimersByTime(5000);
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(asked).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  await jest.runOnlyPendingTimersAsync();
  expect(asked).toEqual(['/blog/']);
});

it('begins at once if the page has been loaded for longer', async () => {
  const value = () => [{ loadEventEnd: 100 }];
  Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
  jest.advanceTimersByTime(5000);
  const { enqueue, asked } = stage();
  enqueue('/blog/');
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/blog/']);
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('fetches four at a time, in the order in which they came into view', async () => {
  const { enqueue, asked, lookedUp, arrive } = stage();
  for (const path of ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/']) enqueue(path);
  await jest.advanceTimersByTimeAsync(1001);
  expect(asked).toEqual(['/a/', '/b/', '/c/', '/d/']);
  await arrive();
  expect(asked).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/']);
  await arrive(new Error('no line'));
  expect(asked).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/', '/f/']);
  expect(lookedUp).toEqual(asked);
});

it('requests no page of a redirected link, and goes on', async () => {
  const { enqueue, asked, lookedUp } = stage();
  for (const path of ['/moved/', '/a/']) enqueue(path);
  await jest.advanceTimersByTimeAsync(1001);
  expect(lookedUp).toEqual(['/moved/', '/a/']);
  expect(asked).toEqual(['/a/']);
});

it('fetches the page of a visible link when another link to it has left the viewport', async () => {
  const { enqueue, asked } = stage();
  const header = enqueue('/blog/');
  enqueue('/blog/');
  header?.abort();
  await jest.advanceTimersByTimeAsync(1001);
  expect(asked).toEqual(['/blog/']);
});

it('goes on with links that come into view later', async () => {
  const { enqueue, asked } = stage();
  await jest.advanceTimersByTimeAsync(5000);
  enqueue('/later/');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/later/']);
});

it('fetches the page of a hovered link at once', async () => {
  const { hover, asked } = stage();
  hover('/blog/');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/blog/ hovered']);
});

it('requests no page of a hovered link with a known redirect', async () => {
  const { enqueue, hover, asked } = stage();
  enqueue('/moved/');
  await jest.advanceTimersByTimeAsync(1001);
  hover('/moved/');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
});

it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'fetches nothing beforehand with %j',
  (connection) => {
    const { enqueue, hover, asked } = stage(connection);
    enqueue('/blog/');
    hover('/web3/');
    jest.runAllTimers();
    enqueue('/workshops/');
    jest.runAllTimers();
    expect(asked).toEqual([]);
  },
);

it.each([undefined, {}, { effectiveType: '3g' }])('does fetch with %j', async (connection) => {
  const { enqueue, asked } = stage(connection);
  enqueue('/blog/');
  await jest.runAllTimersAsync();
  expect(asked).toEqual(['/blog/']);
});
