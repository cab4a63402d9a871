const asked: string[] = [];
let answers: Record<string, unknown>;

/** A new module each time: it caches answers. */
async function lookUp(address: string, release: string | null = 'r1'): Promise<string | null> {
  const serverTiming = release === null ? [] : [{ name: 'release', description: release }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  return (await import('./lookUpRedirect')).lookUpRedirect(address);
}
beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  asked.length = 0;
  answers = {};
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    const body = answers[address];
    if (body instanceof Error) return Promise.reject(body);
    return Promise.resolve({ ok: body !== undefined, json: () => Promise.resolve(body) });
  }) as never;
});
afterEach(() => jest.useRealTimers());

it('requests the redirect from the server of the page', async () => {
  answers = { '/_site/redirect?path=%2Fold%2F%3Fa%3Db': { to: '/new/?a=b', status: 301 } };
  expect(await lookUp('/old/?a=b')).toBe('/new/?a=b');
});

it.each([[{}], [undefined], [new Error('offline')], [{ to: 5 }]])('reads no redirect from %j', async (body) => {
  answers = { '/_site/redirect?path=%2Fold%2F': body };
  expect(await lookUp('/old/')).toBeNull();
});

it('keeps an answer for a minute', async () => {
  await lookUp('/old/');
  await lookUp('/old/');
  await lookUp('/other/');
  expect(asked).toHaveLength(2);
  jest.advanceTimersByTime(60_000);
  await lookUp('/old/');
  expect(asked).toHaveLength(3);
});

it('reads the build’s list once on a static host', async () => {
  answers = { '/redirects.json': [{ from: '/č/*', to: '/new/*' }] };
  expect(await lookUp('/%C4%8D/x/?a=b', null)).toBe('/new/x/?a=b');
  expect(await lookUp('/new/', null)).toBeNull();
  expect(asked).toEqual(['/redirects.json']);
});

it('returns none without a list, or for a path with an invalid encoding', async () => {
  expect(await lookUp('/old/', null)).toBeNull();
  expect(await lookUp('/%zz/', null)).toBeNull();
});
