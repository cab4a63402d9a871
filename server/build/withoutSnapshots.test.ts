import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** As Parcel asks at its end, and at its next beginning. */
const SCRIPT = `
  const { NodeFS } = require('@parcel/fs');
  const [, folder, file] = process.argv;
  const files = new NodeFS();
  files.writeSnapshot(folder, file, {})
    .then(() => files.getEventsSince(folder, file, {}))
    .then((events) => console.log(JSON.stringify(events)));
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'modrina-snapshot-'));
});
afterEach(() => rm(folder, { recursive: true }));

const asks = async (...options: string[]) => {
  const file = path.join(folder, 'snapshot.txt');
  const { stdout } = await run(process.execPath, [...options, '-e', SCRIPT, folder, file]);
  return { events: JSON.parse(stdout) as unknown, written: await readdir(folder) };
};

test('Parcel looks at no file of the project to know what changed', async () => {
  expect(await asks('--require', require.resolve('./withoutSnapshots.cjs'))).toEqual({ events: [], written: [] });
});

test('by itself it would', async () => {
  expect((await asks()).written).toEqual(['snapshot.txt']);
});
