import { readlink, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { freePort } from '../../../server/process/ports';
import { readChild } from '../../../server/process/records';
import { RARELY } from '../../../server/testing/installation';
import { type OtherNode, pathWithNode } from '../../../server/testing/npm/otherNode';
import { run } from '../run';
import { serveFolder } from '../serveFolder';
import { launchSite, type Launch, type Site, startSite } from '../site';

/** Where the sites of tests and screenshots are built and keep their data. */
export const STAGE_FOLDER = resolve('.tmp/e2e');
export const WORKSPACE = join(STAGE_FOLDER, 'site');
export const SUPERUSER = { PB_SUPERUSER_EMAIL: 'e2e@modrina.example', PB_SUPERUSER_PASSWORD: 'only-for-these-tests' };

/** The data folder of a stage, or of the sites that screenshots are taken of. */
export const dataOf = (stage: string): string => join(STAGE_FOLDER, `data-${stage}`);
const DATA = dataOf('first');

// Between the starting content's past workshop and those to come: a test or a picture does not change with the calendar.
export const CALENDAR = { BUILD_DAY: '2026-12-01' };

// All visitors of the tests come from one address.
const QUOTA = { FORM_QUOTA: '0' };

// Where nobody edits, a builder would only take the browser's time.
const BUILT = { BUILD: 'once' };

const COLLECTED = { GOGC: RARELY };

/** The edit of the stage `edited`: the article's slug, and its new title. */
export const EDIT = { slug: 'when-not-to-use-ai', title: 'A title that an editor changed' };

/** The settings of every site. */
export const settings = (data: string, seed: 'demo' | 'none', env = {}) => ({
  ...{ ...SUPERUSER, ...CALENDAR, ...QUOTA, ...BUILT, ...COLLECTED },
  ...{ DATA_DIR: data, SEED: seed, ...env },
});
const start = (data: string, seed: 'demo' | 'none', env = {}, port?: number): Promise<Site> =>
  startSite(WORKSPACE, settings(data, seed, env), port);

let firstPort: Promise<number> | undefined;
const portOfFirst = (): Promise<number> => (firstPort ??= freePort());
/** The URL of the first stage. A build has its site's URL in it: a site with the same one serves this build as it is. */
export const urlOfFirst = async (): Promise<string> => `http://127.0.0.1:${await portOfFirst()}`;

/** The site of a newcomer, once it is built: nothing more is built while tests look at it. */
export const releaseSite = async (data = DATA): Promise<Site> => start(data, 'demo', {}, await portOfFirst());

/** The site as a newcomer starts it, before it is ready, with what publishes an edit. */
export const launchPublishing = (data = DATA, env = {}): Promise<Launch> =>
  launchSite(WORKSPACE, settings(data, 'demo', { BUILD: 'auto', ...env }));

/** The same content for another target, built and served by another version of Node. */
export const targetSite =
  (target: 'mfc' | 'realmfc', node: OtherNode) =>
  async (data: string): Promise<Site> =>
    start(data, 'demo', { BUILD_TARGET: target, PATH: await pathWithNode(node) });

/** The same content in production: with Tag Manager, an assistant and error reports, for whose hosts the tests answer. */
export const consentSite = (data: string): Promise<Site> =>
  start(data, 'demo', {
    SITE_ENV: 'production',
    GTM_ID: 'GTM-TEST000',
    ASSISTANT_WIDGET_URL: 'https://assistant.example/widget.js',
    ERROR_REPORT: '1',
  });

/** A site whose PocketBase holds nothing. */
export const emptySite = (data = dataOf('empty')): Promise<Site> => start(data, 'none');

/**
 * Builds a preview with drafts and the kitchen sink, and serves it as any static host does.
 * @throws Error with all that the build printed when it fails, or when the preview became the release of visitors
 */
export async function previewSite(data = DATA): Promise<Site> {
  const current = () => readlink(join(data, 'current')).catch(() => 'none');
  const before = await current();
  const env = { ...process.env, ...SUPERUSER, ...CALENDAR, DATA_DIR: data, PREVIEW: '1', KITCHEN_SINK: '1' };
  const build = await run('npm', ['run', 'build', '--silent'], { cwd: WORKSPACE, env });
  if (build.code !== 0) throw new Error(build.output);
  if ((await current()) !== before) throw new Error('The preview was published: visitors see drafts.');
  return serveFolder(join(data, 'preview'));
}

/**
 * Copies a data folder. PocketBase, if it runs, is halted meanwhile: the copy is as after a power failure, from which SQLite
 * recovers. The records of running processes are left out.
 * @throws Error with what `cp` printed
 */
export async function copyData(from: string, to: string): Promise<void> {
  const { run: records } = dataFolder(to);
  await rm(to, { recursive: true, force: true });
  const server = await readChild(join(dataFolder(from).run, 'pocketbase.json'));
  if (server) process.kill(server.child.pid, 'SIGSTOP');
  const copy = await run('cp', ['-a', from, to]);
  if (server) process.kill(server.child.pid, 'SIGCONT');
  if (copy.code !== 0) throw new Error(copy.output);
  await rm(records, { recursive: true, force: true });
}
