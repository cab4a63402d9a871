import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from './dataFolder';
import { EXIT, exitCodeOf } from './process/processGroup';
import { checkDataFolder, dataFolderProblem } from './closeDataFolder';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-data-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a folder that can be written is made, and nothing is left in it', async () => {
  const data = dataFolder(path.join(dir, 'new/data'));
  await checkDataFolder(data);
  expect(await readdir(data.root)).toEqual([]);
});

test('a file in place of the folder is for the operator', async () => {
  await writeFile(path.join(dir, 'data'), '');
  const error: unknown = await checkDataFolder(dataFolder(path.join(dir, 'data'))).catch((caught: unknown) => caught);
  expect(String(error)).toContain(`DATA_DIR (${path.join(dir, 'data')}) is no folder.`);
  expect(exitCodeOf(error)).toBe(EXIT.operator);
});

test.each([
  ['EROFS', 'mounted read-only', EXIT.operator],
  ['EACCES', 'cannot be written by the user', EXIT.operator],
  ['ENOSPC', 'is full', EXIT.failed],
  ['EDQUOT', 'is full', EXIT.failed],
  ['EIO', 'Look at its disk', EXIT.failed],
])('reports %s as "%s" and exits with %i', (code, sentence, exit) => {
  const problem = dataFolderProblem('/srv/data', Object.assign(new Error(code), { code }));
  expect(problem.message).toContain('/srv/data');
  expect(problem.message).toContain(sentence);
  expect(exitCodeOf(problem)).toBe(exit);
});
