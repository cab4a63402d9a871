import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '../../lib/env';
import { SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';
import { ScriptsPlugin, siteSettings } from './ScriptsPlugin';

const group = (...files: string[]) => ({ getFiles: () => files });
const stats = (app = 'app-1.js') => ({
  hash: 'abc',
  compilation: {
    namedChunkGroups: new Map([
      ['app', group('webpack-runtime-1.js', app, 'styles.css', `${app}.map`)],
      ['component---src-templates-post-tsx', group('common-1.js', 'post-1.js')],
      ['slice---src-layout-header-tsx', group('header-1.js')],
      ['some-lazy-part', group('lazy-1.js')],
    ]),
  },
});

const queries = new Map([
  ['/site/src/templates/Post.tsx', ['1', '2']],
  ['/site/src/templates/Page.tsx', ['1', '2', '3']],
  ['/site/src/layout/header/Header.tsx', ['1']],
]);

let root: string;
let changes: number;

beforeEach(async () => {
  changes = 0;
  root = await mkdtemp(join(tmpdir(), 'modrina-scripts-'));
  await mkdir(join(root, 'src/runtime'), { recursive: true });
  await writeFile(join(root, 'src/runtime/late.ts'), 'export const late = "comes later";');
  await writeFile(join(root, 'src/runtime/inline.ts'), 'for (const script of SCRIPTS) import(script);');
  await write('now');
});
afterEach(() => rm(root, { recursive: true }));

const write = (text: string) =>
  writeFile(join(root, 'src/runtime/main.ts'), `console.log('${text}'); void import('./late');`);

/** Builds once, as webpack does; returns the inserted slice. */
async function build(made = stats()): Promise<string> {
  let done: (one: typeof made) => Promise<void> = async () => {};
  const hooks = { done: { tapPromise: (_: string, run: typeof done) => (done = run) } };
  new ScriptsPlugin(
    root,
    () => queries,
    () => (changes += 1),
  ).apply({ hooks } as never);
  await done(made);
  return readFile(join(root, 'public/_gatsby/slices/_site-scripts-1.html'), 'utf8');
}

const settingsIn = (html: string): SiteSettings =>
  JSON.parse(new RegExp(`id="${SETTINGS_ID}">(.*?)</script>`).exec(html)?.[1] ?? '') as SiteSettings;

it('names the files of the application, as data', async () => {
  expect(settingsIn(await build()).application).toEqual({
    hash: 'abc',
    scripts: ['/webpack-runtime-1.js', '/app-1.js'],
    chunks: {
      'component---src-templates-post-tsx': ['/common-1.js', '/post-1.js'],
      'slice---src-layout-header-tsx': ['/header-1.js'],
    },
    slices: { en: ['header-en', 'footer-en'], sl: ['header-sl', 'footer-sl'] },
    queries: ['1', '2'],
  });
});

/** The scripts that a page loads after its first paint. */
const scriptsOf = (html: string) =>
  JSON.parse(/<script type="module">.*?(\[[^\]]*\])/.exec(html)?.[1] ?? '[]') as string[];

it('loads the small layer, whose late parts are files of their own, and leaves none of an older one', async () => {
  await build();
  await write('then');
  const [main = ''] = scriptsOf(await build());
  const text = await readFile(join(root, 'public', main), 'utf8');
  expect(text).toContain('then');
  expect(text).not.toContain('comes later');
  const files = await readdir(join(root, 'public/runtime'));
  expect(files).toHaveLength(2);
  expect(text).toContain(files.find((file) => file.startsWith('late-')));
});

it('requests shared chunks of the bootstrap script at once', async () => {
  await writeFile(join(root, 'src/runtime/shared.ts'), 'export const shared = Math.random();');
  await writeFile(join(root, 'src/runtime/late.ts'), 'import { shared } from "./shared"; console.log(shared);');
  await writeFile(
    join(root, 'src/runtime/main.ts'),
    'import { shared } from "./shared"; console.log(shared); void import("./late");',
  );
  const scripts = scriptsOf(await build());
  expect(scripts).toEqual([expect.stringMatching(/^\/runtime\/main-/), expect.stringMatching(/^\/runtime\/chunk-/)]);
  expect(await readdir(join(root, 'public/runtime'))).toContain(scripts[1]?.replace('/runtime/', ''));
});

it('updates the pages only if the slice changed', async () => {
  await build();
  expect(changes).toBe(1);
  await build();
  expect(changes).toBe(1);
  await write('then');
  await build();
  expect(changes).toBe(2);
  await build(stats('app-2.js'));
  expect(changes).toBe(3);
});

it('never ends the element that holds the data', async () => {
  const html = await build(stats('</script><b>.js'));
  expect(html).not.toContain('<b>');
  expect(settingsIn(html).application?.scripts).toContain('/</script><b>.js');
});

const application = { hash: 'h', scripts: [], chunks: {}, slices: {}, queries: [] };
const of = (env: Record<string, string>) => siteSettings(application, parseEnv(env));

it('requests no consent and reports nothing by default', () => {
  expect(of({})).toMatchObject({ application, dataLayer: 'dataLayer' });
  expect(of({})).not.toHaveProperty('consent');
  for (const name of ['errorReport', 'events', 'buildTarget']) expect(of({})).not.toHaveProperty(name);
});

it('names the build target and the events that are on, where they are not the usual ones', () => {
  expect(of({ BUILD_TARGET: 'mfc', GTM_EVENTS: 'search' })).toMatchObject({ buildTarget: 'mfc', events: ['search'] });
  expect(of({ GTM_EVENTS: 'none' }).events).toEqual([]);
});

it('lists the services that need consent', () => {
  const widget = 'https://chat.example/widget.js';
  expect(of({ GTM_ID: 'GTM-1', GTM_DATA_LAYER: 'events' })).toMatchObject({
    dataLayer: 'events',
    consent: { tagManager: true, widget: null },
  });
  expect(of({ ASSISTANT_WIDGET_URL: widget }).consent).toEqual({ tagManager: false, widget });
  expect(of({ ERROR_REPORT: '1' }).errorReport).toBe(true);
});
