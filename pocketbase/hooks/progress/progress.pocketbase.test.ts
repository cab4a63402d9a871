import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import en from '../../../locales/en/progress.json';
import sl from '../../../locales/sl/progress.json';
import { dataFolder } from '../../../server/dataFolder';
import { replaceFile } from '../../../server/jsonFile';
import { openQueue } from '../../../server/publisher/queue';
import { publishRelease } from '../../../server/release/publishRelease';
import type { SharedProgress } from '../../../server/steps/forecast';
import { rawRequest } from '../../../server/testing/rawRequest';
import { writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let dir: string;

const get = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await rawRequest(server.url, address, { method, headers });
  return { ...answer, text: answer.body.toString() };
};
const progress = async () => JSON.parse((await get('/_site/progress')).text) as object;
/** The file that `npm start` writes. */
const write = (shared: Partial<SharedProgress>) =>
  replaceFile(
    dataFolder(dir).progress,
    JSON.stringify({ share: 42, rest: 38, isLate: false, at: Date.now(), ...shared }),
  );
const remove = () => rm(dataFolder(dir).progress, { force: true });

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-progress-'));
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

test('while nothing is built neither page nor state claims it', async () => {
  expect(await progress()).toEqual({ state: 'stopped' });
  const { status, text, headers } = await get('/');
  expect([status, headers['retry-after']]).toEqual([503, '30']);
  expect(text).toContain(`<h1 id="title">${en.stopped.title}</h1>`);
});

describe('during a first start', () => {
  beforeEach(() => write({}));
  afterEach(remove);

  test('every page is the progress, for no cache and no search engine', async () => {
    for (const address of ['/', '/blog/', '/sl/blog/?a=b']) {
      const { status, headers, text } = await get(address);
      expect([address, status]).toEqual([address, 503]);
      expect(headers).toMatchObject({
        ...{ 'retry-after': '38', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'sha256-/),
      });
      expect(text).toMatch(/<progress id="bar" max="100" value="42" aria-label="[^"]+">/);
    }
    expect(await get('/blog/', {}, 'HEAD')).toMatchObject({ status: 503, text: '' });
  });

  test.each([
    ['/', {}, 'en'],
    ['/', { 'Accept-Language': 'sl-SI,sl;q=0.9,en;q=0.8' }, 'sl'],
    ['/blog/', { 'Accept-Language': 'de,sl;q=0.5' }, 'sl'],
    ['/', { 'Accept-Language': 'sl', Cookie: 'locale=en' }, 'en'],
    ['/sl/blog/', { 'Accept-Language': 'en' }, 'sl'],
    ['/sl', {}, 'sl'],
    ['/slope/', {}, 'en'],
  ])('%s is in the language of its path, else of the reader (%p): %s', async (address, headers, language) => {
    const { text } = await get(address, headers as Record<string, string>);
    const words = language === 'sl' ? sl : en;
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(`<h1 id="title">${words.building.title}</h1>`);
    expect(text).toContain(`<span id="rest">${words.rest.seconds.replace('{{count}}', '40')}</span>`);
    expect(text).toContain('<p id="operator" hidden>');
  });

  test('without scripts it loads itself again, and stays in the language of its reader', async () => {
    const refresh = async (address: string, headers = {}) =>
      /<noscript><meta http-equiv="refresh" content="([^"]*)"><\/noscript>/.exec(
        (await get(address, headers)).text,
      )?.[1];
    expect(await refresh('/')).toBe('5');
    expect(await refresh('/', { 'Accept-Language': 'sl' })).toBe('5; url=/sl/');
    expect(await refresh('/blog/', { 'Accept-Language': 'sl' })).toBe('5');
  });

  test('anybody reads the share and the rest, and nothing else', async () => {
    await write({ isLate: true, ...{ stage: 'secret', folder: dir } });
    const { status, headers } = await get('/_site/progress');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await progress()).toEqual({ state: 'building', share: 42, rest: 38, isLate: true });
    expect((await get('/')).text).toMatch(new RegExp(`<p id="late">${en.late}</p>`));
  });

  test('the script is served, and follows the route', async () => {
    const { status, headers, text } = await get('/_site/progress/follow.js');
    expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(text).toContain('/_site/progress');
  });

  test('it survives a kill of PocketBase', async () => {
    await server.kill();
    await server.restart();
    await write({ share: 43 });
    expect(await progress()).toMatchObject({ state: 'building', share: 43 });
  });

  test.each([
    ['of a start that was killed', () => write({ at: Date.now() - 21_000 })],
    ['from the future, after the clock was set back', () => write({ at: Date.now() + 3_600_000 })],
    ['that was cut short', () => writeFile(dataFolder(dir).progress, '{"share":4')],
    ['of another version', () => write({ share: undefined })],
  ])('an estimate %s is none', async (_, damage) => {
    await damage();
    expect(await progress()).toEqual({ state: 'stopped' });
  });
});

test('shows a build without an estimate, a failed build, and the end at the first release', async () => {
  const queue = openQueue(server.url, server.token);
  const lease = await queue.lease({ holder: 'a', cause: 'first release' });
  if ('refused' in lease) throw new Error(lease.refused);
  expect(await progress()).toEqual({ state: 'building' });
  expect((await get('/')).text).toMatch(/<progress id="bar"[^>]* hidden>/);

  await queue.finish(lease.fence, { status: 'failed', error: `Out of memory in ${dir}` });
  expect(await progress()).toEqual({ state: 'failed' });
  const { text } = await get('/blog/', { 'Accept-Language': 'sl' });
  expect(text).toContain(`<h1 id="title">${sl.failed.title}</h1>`);
  expect(text).toContain(`<p id="operator">${sl.operator.text} <a href="/_site/status">${sl.operator.link}</a></p>`);
  expect(text).not.toMatch(/memory|modrina-progress/);

  const output = path.join(dir, 'public');
  await writeSampleBuild(output);
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
  await write({});
  expect(await progress()).toEqual({ state: 'ready' });
  expect((await get('/blog/')).status).toBe(200);
});
