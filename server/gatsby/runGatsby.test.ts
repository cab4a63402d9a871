import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runGatsby } from './runGatsby';

let root: string;

beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'modrina-gatsby-')));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('Gatsby’s temporary files are in the project, and are removed at the next start', async () => {
  const script = path.join(root, 'gatsby.js');
  // As its workers do: a folder of their own, and an end that leaves no time to take it away.
  await writeFile(
    script,
    "require('node:fs').mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'worker'));" +
      'process.stdout.write(require("node:os").tmpdir()); setTimeout(() => process.kill(process.pid, "SIGKILL"), 50);',
  );
  await mkdir(path.join(root, '.data/run'), { recursive: true });
  const record = path.join(root, '.data/run/gatsby.json');
  const start = async () => {
    let told = '';
    const gatsby = await runGatsby([], { root, env: process.env, record, script, onOutput: (text) => (told += text) });
    expect(await gatsby.gone).toBe(137);
    return told;
  };
  const folder = await start();
  expect(path.relative(root, folder)).not.toMatch(/^\.\./);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await start()).toBe(folder);
  expect(await readdir(folder)).toHaveLength(1);
});
