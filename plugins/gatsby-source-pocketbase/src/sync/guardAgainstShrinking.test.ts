import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  allowedToGo,
  type AllowedToGo,
  findShrinking,
  guardAgainstShrinking,
  reportRefused,
} from './guardAgainstShrinking';
import type { RecordState } from './RecordState';

const guard = { records: 5, share: 0.3 };
const NOTHING: AllowedToGo = new Map();
const state = (pbId: string, isDraft: boolean): RecordState => ({
  id: `node ${pbId}`,
  collection: 'posts',
  collectionId: 'pbc',
  pbId,
  updated: '1',
  stamp: '1',
  signature: 's',
  isDraft,
  nodeIds: [],
  paths: [`/blog/${pbId}/`],
  references: [],
  links: [],
  files: [],
});
const states = (count: number, isDraft = false) =>
  Array.from({ length: count }, (_, index) => state(String(index), isDraft));
const find = (before: number, removed: number, allowed: AllowedToGo = NOTHING) =>
  findShrinking('posts', states(before), { removed: states(removed) }, guard, allowed);
const check = (before: number, removed: number) => () =>
  guardAgainstShrinking(
    [find(before, removed)].flatMap((found) => found ?? []),
    () => '',
  );

it('lets a few go, however small the collection', () => {
  expect(check(5, 5)).not.toThrow();
  expect(check(100, 30)).not.toThrow();
});

it('stops a large loss and explains how to allow it', () => {
  expect(check(6, 6)).toThrow(
    '"posts" would lose 6 of its 6 records, so nothing was changed: if that is right, build once with PB_ALLOW_SHRINK=1',
  );
  expect(check(100, 31)).toThrow('31 of its 100');
});

it('names every collection at once, each with its records and pages', () => {
  const blocks = { collection: 'blocks', before: 40, records: ['b'], pages: [] };
  const posts = find(6, 6);
  expect(posts).toMatchObject({ records: ['0', '1', '2', '3', '4', '5'], pages: expect.arrayContaining(['/blog/5/']) });
  const report = jest.fn(() => '/run/refused');
  const all = () => guardAgainstShrinking([posts ?? blocks, blocks], report);
  expect(all).toThrow('"posts" would lose 6 of its 6 records, "blocks" 1 of its 40, so nothing was changed');
  expect(all).toThrow(expect.objectContaining({ context: expect.objectContaining({ refused: '/run/refused' }) }));
  expect(report).toHaveBeenCalledWith([posts, blocks]);
});

it('counts no drafts, neither those that go nor those that are there', () => {
  const drafts = states(100, true);
  expect(findShrinking('posts', drafts, { removed: drafts }, guard, NOTHING)).toBeUndefined();
  const mixed = [...drafts, ...states(10)];
  expect(findShrinking('posts', mixed, { removed: states(6) }, guard, NOTHING)).toMatchObject({ before: 10 });
});

it('lets go what was allowed, and no further large loss', () => {
  const ids = (count: number) => new Set(states(count).map(({ pbId }) => pbId));
  expect(find(100, 100, 'all')).toBeUndefined();
  expect(find(100, 50, new Map([['posts', ids(50)]]))).toBeUndefined();
  expect(find(100, 55, new Map([['posts', ids(50)]]))).toBeUndefined();
  // Of the 50 that stay, 15 may go; 16 are a loss of their own.
  expect(find(100, 65, new Map([['posts', ids(50)]]))).toBeUndefined();
  expect(find(100, 66, new Map([['posts', ids(50)]]))).toMatchObject({ before: 100 });
  expect(find(100, 50, new Map([['blocks', ids(50)]]))).toBeDefined();
});

let folder: string;
beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'allowed-'))));
afterAll(() => rm(folder, { recursive: true }));

it('lets everything go, or nothing', () => {
  expect(allowedToGo({ PB_ALLOW_SHRINK: '1' })).toBe('all');
  expect(allowedToGo({})).toEqual(new Map());
  expect(allowedToGo({ PB_ALLOW_SHRINK: '0' })).toEqual(new Map());
});

it('reads the records of a file, anew each time', async () => {
  const file = path.join(folder, 'allowed.json');
  expect(allowedToGo({ PB_ALLOW_SHRINK: file })).toEqual(new Map());
  await writeFile(file, '{"records":{"posts":["a","b"]},"pages":["/a/"]}');
  expect(allowedToGo({ PB_ALLOW_SHRINK: file })).toEqual(new Map([['posts', new Set(['a', 'b'])]]));
});

it('writes the lost records beside the file, in any number', async () => {
  const records = Array.from({ length: 20_000 }, (_, index) => `record${String(index).padStart(9, '0')}`);
  const found = [{ collection: 'posts', before: 20_000, records, pages: [] }];
  const refused = reportRefused({ PB_ALLOW_SHRINK: path.join(folder, 'allowed.json') }, found);
  expect(JSON.parse(await readFile(refused, 'utf8'))).toEqual(found);
  expect(reportRefused({}, found)).toBe('');
  expect(reportRefused({ PB_ALLOW_SHRINK: '0' }, found)).toBe('');
});
