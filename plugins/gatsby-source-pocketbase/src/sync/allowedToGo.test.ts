import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedToGo, reportRefused } from '../sync/allowedToGo';

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

it('leaves what would go beside the file, however much it is', async () => {
  const records = Array.from({ length: 20_000 }, (_, index) => `record${String(index).padStart(9, '0')}`);
  const found = [{ collection: 'posts', before: 20_000, records, pages: [] }];
  const refused = reportRefused({ PB_ALLOW_SHRINK: path.join(folder, 'allowed.json') }, found);
  expect(JSON.parse(await readFile(refused, 'utf8'))).toEqual(found);
  expect(reportRefused({}, found)).toBe('');
  expect(reportRefused({ PB_ALLOW_SHRINK: '0' }, found)).toBe('');
});
