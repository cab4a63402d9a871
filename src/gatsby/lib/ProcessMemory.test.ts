import type { FileMemory } from './files';
import { ProcessMemory } from './ProcessMemory';

type Memory = FileMemory<number>;

const entryOf = (value: number) => ({ stamp: `${value}`, value });
const memoryOf = (count: number): Memory =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`file${index}`, entryOf(index)]));

/** Gatsby's cache, with the number of writes. */
function makeCache() {
  let stored: string | undefined;
  const cache = {
    writes: 0,
    get: async () => stored && JSON.parse(stored),
    set: async (_: string, value: unknown) => {
      cache.writes++;
      stored = JSON.stringify(value);
      return value;
    },
  };
  return cache;
}

const newProcess = () => new ProcessMemory<Memory>('key', (memory) => memory);

it('writes the cache at the first build, and not again for a few changes', async () => {
  const cache = makeCache();
  const process = newProcess();
  expect(await process.recall(cache, 'public')).toEqual({ value: undefined, isLast: false });
  let memory = memoryOf(1000);
  await process.keep(cache, 'public', memory);
  for (let edit = 0; edit < 100; edit++) {
    expect(await process.recall(cache, 'public')).toEqual({ value: memory, isLast: true });
    memory = { ...memory, [`file${edit}`]: entryOf(edit + 5000) };
    await process.keep(cache, 'public', memory);
  }
  expect(cache.writes).toBe(1);
});

it('writes the cache again after many changes, counted over several builds', async () => {
  const cache = makeCache();
  const process = newProcess();
  const first = memoryOf(1000);
  await process.keep(cache, 'public', first);
  const added = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`new${index}`, entryOf(index)]));
  await process.keep(cache, 'public', { ...first, ...added });
  expect(cache.writes).toBe(1);
  const last = Object.fromEntries(Object.entries({ ...first, ...added }).slice(100));
  await process.keep(cache, 'public', last);
  expect(cache.writes).toBe(2);
  expect(await newProcess().recall(cache, 'public')).toEqual({ value: last, isLast: false });
});

it('is for one folder, and reads the cache for another', async () => {
  const cache = makeCache();
  const process = newProcess();
  await process.keep(cache, 'public', memoryOf(1));
  await process.keep(cache, 'public', memoryOf(2));
  expect(await process.recall(cache, 'other')).toEqual({ value: memoryOf(1), isLast: false });
});

it('writes the cache at once for a memory that differs in more than files', async () => {
  const cache = makeCache();
  const process = new ProcessMemory<{ made: string; files: Memory }>(
    'key',
    ({ files }) => files,
    (before, now) => before.made === now.made,
  );
  await process.keep(cache, 'public', { made: 'a', files: {} });
  await process.keep(cache, 'public', { made: 'a', files: {} });
  await process.keep(cache, 'public', { made: 'b', files: {} });
  expect(cache.writes).toBe(2);
});
