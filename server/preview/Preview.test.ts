import { setImmediate as breathe } from 'node:timers/promises';
import { TransientError, UserError } from '../UserError';
import { Preview } from './Preview';

let now: number;
let told: object[];
let done: string[];
/** The errors of the next builds. */
let faults: Error[];
/** Ends the build under way, where a test holds it. */
let hold: Promise<void> | undefined;
let preview: Preview;

beforeEach(() => {
  now = 1_000_000;
  told = [];
  done = [];
  faults = [];
  hold = undefined;
  preview = new Preview({
    queue: { preview: async (news) => void told.push(news) },
    site: {
      build: async (publish) => {
        done.push('build');
        await hold;
        const fault = faults.shift();
        if (fault) throw fault;
        const built = {
          kind: 'warm' as const,
          drawn: [],
          written: [],
          removed: [],
          parts: { source: 0, webpack: 0, render: 0 },
        };
        await publish('public', built);
        return built;
      },
      rest: async () => void done.push('rest'),
    },
    warmUp: async () => {
      done.push('warm up');
      await hold;
    },
    prepare: async () => void done.push('prepare'),
    publish: async () => `release ${done.filter((step) => step === 'build').length}`,
    say: () => undefined,
    now: () => now,
  });
});

/** Polls the queue, `after` milliseconds after the last poll, and waits for the work that this begins. */
async function poll(changed: string, { wanted = true, isBusy = false, after = 500 } = {}): Promise<void> {
  now += after;
  preview.look({ preview: { wanted, changed } }, isBusy);
  await preview.settled();
}

const ready = (changed: string, count: number) => ({ status: 'ready', release: `release ${count}`, changed });

test('nothing is built without a viewer', async () => {
  for (const changed of ['a', 'b', 'c']) await poll(changed, { wanted: false });
  expect([done, told]).toEqual([[], []]);
});

test('a viewer gets a build, and another after each save', async () => {
  await poll('a');
  await poll('a');
  expect(told).toEqual([{ status: 'building' }, ready('a', 1)]);
  expect(done).toEqual(['prepare', 'build']);
  for (const changed of ['a', 'a', 'b', 'b', 'b']) await poll(changed);
  expect(told.slice(2)).toEqual([{ status: 'building' }, ready('b', 2)]);
});

test('writes that follow each other make one build, but none waits for ever', async () => {
  await poll('0');
  await poll('0');
  for (let n = 1; n <= 9; n++) await poll(String(n), { after: 300 });
  expect(done.filter((step) => step === 'build')).toHaveLength(1);
  for (let n = 10; n <= 20; n++) await poll(String(n), { after: 300 });
  expect(done.filter((step) => step === 'build')).toHaveLength(2);
});

test('the public site comes first', async () => {
  for (let n = 0; n < 20; n++) await poll('a', { isBusy: true });
  expect(done).toEqual([]);
  await poll('a');
  expect(done).toEqual(['prepare', 'build']);
});

test('a save during a build is built after it', async () => {
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  now += 500;
  preview.look({ preview: { wanted: true, changed: 'a' } }, false);
  now += 500;
  preview.look({ preview: { wanted: true, changed: 'a' } }, false);
  for (const changed of ['b', 'b']) {
    now += 500;
    preview.look({ preview: { wanted: true, changed } }, false);
    await breathe();
  }
  expect(done).toEqual(['prepare', 'build']);
  release();
  await preview.settled();
  await poll('b');
  expect(told.filter((news) => 'release' in news)).toEqual([ready('a', 1), ready('b', 2)]);
});

test('content that cannot be built waits for a change, a machine that failed is tried again', async () => {
  faults = [new UserError('Two records at one address.'), new TransientError('The disk is full.')];
  await poll('a');
  await poll('a');
  expect(told.at(-1)).toEqual({ status: 'failed', error: 'Two records at one address.' });
  await poll('a', { after: 3_600_000 });
  expect(done).toEqual(['prepare', 'build']);
  await poll('b');
  await poll('b');
  expect(told.at(-1)).toEqual({ status: 'failed', error: 'The disk is full.' });
  await poll('b', { after: 14_000 });
  expect(told.at(-1)).toEqual({ status: 'failed', error: 'The disk is full.' });
  await poll('b', { after: 2_000 });
  expect(told.at(-1)).toEqual(ready('b', 3));
});

test('without viewers Gatsby ends, and starts again for the next viewer', async () => {
  await poll('a');
  await poll('a');
  for (let n = 0; n < 5; n++) await poll('a', { wanted: false });
  expect(done).toEqual(['prepare', 'build', 'rest']);
  expect(told.at(-1)).toEqual({ status: 'stopped' });
  await poll('a');
  expect(told.at(-1)).toEqual(ready('a', 2));
});

test('a cache is made once, after twenty seconds without work and before the first viewer', async () => {
  for (let n = 0; n < 50; n++) await poll('a', { wanted: false, isBusy: true });
  for (let n = 0; n < 39; n++) await poll('a', { wanted: false });
  expect(done).toEqual([]);
  for (let n = 0; n < 100; n++) await poll('a', { wanted: false });
  expect(done).toEqual(['prepare', 'warm up', 'rest']);
  await poll('a');
  expect(done).toEqual(['prepare', 'warm up', 'rest', 'prepare', 'build']);
});

test('a viewer who comes while the cache is made continues with that process', async () => {
  let release = () => {};
  hold = new Promise((resolve) => (release = resolve));
  now += 20_000;
  preview.look({ preview: { wanted: false, changed: 'a' } }, false);
  await breathe();
  now += 500;
  preview.look({ preview: { wanted: true, changed: 'a' } }, false);
  release();
  await preview.settled();
  await poll('a');
  expect(done).toEqual(['prepare', 'warm up', 'prepare', 'build']);
});

test('a viewer’s build makes the cache too', async () => {
  await poll('a');
  await poll('a');
  for (let n = 0; n < 100; n++) await poll('a', { wanted: false });
  expect(done).toEqual(['prepare', 'build', 'rest']);
});
