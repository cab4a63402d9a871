import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder, type DataFolder } from '../dataFolder';
import { beatsElsewhere, keepBeating } from './heartbeat';
import { checkStopped } from './stopOrphans';

let data: DataFolder;
const ends: (() => Promise<void>)[] = [];
const life = { onEnd: (end: () => Promise<void>) => void ends.push(end) };
beforeEach(async () => {
  data = dataFolder(await mkdtemp(path.join(tmpdir(), 'modrina-heartbeat-')));
  await mkdir(data.run, { recursive: true });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await rm(data.root, { recursive: true });
});

it('is found while a command serves the folder, whose process is not seen, and not after its end', async () => {
  expect(await beatsElsewhere(data)).toBe(false);
  keepBeating(data, life, 50);
  await expect(checkStopped(data)).rejects.toThrow(/runs in another container .* Stop it first/);
  for (const end of ends.splice(0)) await end();
  expect([await readdir(data.run), await beatsElsewhere(data)]).toEqual([[], false]);
});

it('of a command that was killed stops nobody', async () => {
  await writeFile(path.join(data.run, 'heartbeat'), '1');
  expect(await beatsElsewhere(data, 50)).toBe(false);
});
