import { access, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OperatorError } from '../UserError';
import { buildHooks } from './buildHooks';

const SOURCES = {
  'hooks/index.ts': "import { two } from './two';\nexport const run = (): number => two;\n",
  'hooks/two.ts': 'export const two: number = 2;\n',
  'pages/status/main.ts': 'document.title = "x" as string;\n',
  'pages/status/index.html': '<!doctype html>',
  'pages/bar/main.ts': 'export {};\n',
  'pages/preview/strip.ts': 'export {};\n',
  'pages/preview/wait.ts': 'export {};\n',
  'pages/progress/follow.ts': 'export {};\n',
  'pages/dashboard/extensions.ts': 'export {};\n',
};

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, 'pocketbase', file)), { recursive: true });
  await writeFile(path.join(root, 'pocketbase', file), text);
};
const built = (file: string) => path.join(root, 'pocketbase/pb_hooks', file);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-hooks-'));
  for (const [file, text] of Object.entries(SOURCES)) await write(file, text);
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('builds one file of all hooks, and the scripts and documents of each page', async () => {
  await buildHooks(root);
  const hooks: { run: () => number } = jest.requireActual(built('hooks.js'));
  expect(hooks.run()).toBe(2);
  expect(await readFile(built('main.pb.js'), 'utf8')).toContain('hooks.js');
  expect(await readFile(built('pages/status/main.js'), 'utf8')).toBe('document.title="x";\n');
  await access(built('pages/status/index.html'));
});

test('names file and line of an error, and keeps the earlier hooks', async () => {
  await buildHooks(root);
  const before = await readFile(built('hooks.js'), 'utf8');
  await write('hooks/two.ts', 'export const two: number = ;\n');
  const failure = await buildHooks(root).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as OperatorError).detail).toBe('pocketbase/hooks/two.ts:1: Unexpected ";"');
  expect(await readFile(built('hooks.js'), 'utf8')).toBe(before);
});

test('keeps unchanged files, and removes hooks of an earlier version', async () => {
  await write('pb_hooks/forms.pb.js', '// PocketBase would load it\n');
  await write('pb_hooks/lib/forms.js', '');
  await buildHooks(root);
  const { mtimeMs } = await stat(built('hooks.js'));
  await buildHooks(root);
  expect((await stat(built('hooks.js'))).mtimeMs).toBe(mtimeMs);
  await expect(access(built('forms.pb.js'))).rejects.toThrow('ENOENT');
  await expect(access(built('lib'))).rejects.toThrow('ENOENT');
});
