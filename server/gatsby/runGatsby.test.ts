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

const run = async (source: string, silentMs: number) => {
  const script = path.join(root, 'gatsby.js');
  await writeFile(script, source);
  const record = path.join(root, 'gatsby.json');
  let output = '';
  const onOutput = (text: string) => (output += text);
  const gatsby = await runGatsby([], { root, env: process.env, record, script, silentMs, onOutput });
  return { code: await gatsby.endIfSilent(gatsby.gone), output };
};

test('a process that hangs is ended, as if it were ended from outside', async () => {
  const { code, output } = await run('setInterval(() => undefined, 1e6)', 300);
  expect(code).toBeGreaterThan(128);
  expect(output).toContain('so it is ended');
});

test('a process that works for longer is not stopped while it prints lines', async () => {
  const source = "setInterval(() => console.log('at work'), 50); setTimeout(() => process.exit(0), 4000)";
  expect((await run(source, 2500)).code).toBe(0);
});
