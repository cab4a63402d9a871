import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { OperatorError } from '../UserError';
import { buildEditing } from './buildEditing';

const PAGE = '<link href="/_site/edit/files/main.css"><script src="/_site/edit/files/main.js"></script>';
const SOURCES = {
  'main.tsx': "import './main.css';\nimport { two } from './two';\nvoid import('./later');\ndocument.title = two;\n",
  'main.css': 'p { color: red }\n',
  'two.ts': "export const two: string = 'two';\n",
  'later.ts': "export const later = 'later';\n",
  'frame.tsx': "import { graphql } from 'gatsby';\ndocument.title = String(graphql);\n",
  'frame/gatsby.ts': "export const graphql = 'the frame’s own';\n",
  'index.html': PAGE,
  'frame.html': '<script src="/_site/edit/files/frame.js"></script>',
};

let root: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, 'editing', file)), { recursive: true });
  await writeFile(path.join(root, 'editing', file), text);
};
const out = () => path.join(root, 'pocketbase/pb_hooks/pages/edit');
const built = (file: string) => readFile(path.join(out(), file), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-editing-'));
  for (const [file, text] of Object.entries(SOURCES)) await write(file, text);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const named = (html: string) => [...html.matchAll(/\/_site\/edit\/files\/([\w.-]+)/g)].map(([, name = '']) => name);

test('names each file by its content, so that browsers may keep it', async () => {
  await buildEditing(root);
  const [style = '', script = ''] = named(await built('index.html'));
  expect([style, script]).toEqual([
    expect.stringMatching(/^main-[A-Z0-9]{8}\.css$/),
    expect.stringMatching(/^main-[A-Z0-9]{8}\.js$/),
  ]);
  expect(await built(style)).toContain('color:red');
  expect(gunzipSync(await readFile(path.join(out(), `${style}.gz`))).toString()).toContain('color:red');
  await write('two.ts', "export const two: string = 'three';\n");
  await buildEditing(root);
  expect(named(await built('index.html'))).not.toContain(script);
});

test('draws the frame without Gatsby, in one classic script', async () => {
  await buildEditing(root);
  const [script = ''] = named(await built('frame.html'));
  expect(await built(script)).toContain('the frame’s own');
  expect(await built(script)).not.toMatch(/\bimport\b/);
});

test('keeps no file of an earlier build', async () => {
  await buildEditing(root);
  const before = await readdir(out());
  await write('two.ts', "export const two: string = 'three';\n");
  await buildEditing(root);
  const after = await readdir(out());
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
});

test('names file and line of a mistake, and keeps the earlier page', async () => {
  await buildEditing(root);
  const before = await built('index.html');
  await write('two.ts', 'export const two: number = ;\n');
  const failure = await buildEditing(root).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect((failure as OperatorError).detail).toContain('editing/two.ts:1');
  expect(await built('index.html')).toBe(before);
});
