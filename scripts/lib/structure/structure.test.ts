import { dirname } from 'node:path';
import { projectFiles } from '../changed/changedFiles';
import { cyclesIn } from './cyclesIn';

jest.setTimeout(60_000);

const MOST_FILES = 25;
/** Folders of one kind of file each, which are read by name or number. */
const LISTS = [/^e2e\/screenshots$/, /^docs\/decisions$/, /^pocketbase\/(pb_migrations|seed\/\w+)$/];

it('has at most 25 files in a folder', async () => {
  const sizes = new Map<string, number>();
  for (const file of await projectFiles()) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  const crowded = [...sizes].filter(([folder, size]) => size > MOST_FILES && !LISTS.some((each) => each.test(folder)));
  expect(crowded).toEqual([]);
});

it('finds a cycle of files', () => {
  const importers = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ]);
  expect(cyclesIn(importers)).toEqual([['a', 'b', 'c']]);
});
