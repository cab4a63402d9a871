import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import { currentId } from '../site/releases';
import { goLive } from '../release/goLive';
import { publishRelease } from '../release/publishRelease';
import { ROOT } from '../settings';
import { observatoryScore } from '../testing/observatoryScore';
import { type RawAnswer, rawRequest } from '../testing/rawRequest';
import { SAMPLE, SAMPLE_POLICY, SAMPLE_URL } from '../testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';
import { DIFFERENCES } from './testing/DIFFERENCES';
import { brief, partsThatDiffer, show, textOf } from './testing/compareAnswers';
import { isPackaged, type WebServer } from './testing/getWebServer';
import { type Question, QUESTIONS, REDIRECTS } from './testing/questions';
import { type RunningWebServer, startWebServer } from './testing/startWebServer';
import { writeHostsBuild } from './testing/writeHostsBuild';

let dir: string;
let pocketbase: ThrowawayPocketBase;

const publish = async (changes: Record<string, string> = {}, site: object = {}) => {
  const output = await writeHostsBuild(dir, changes, site);
  const { manifest } = await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
  return manifest.id;
};

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-hosts-'));
  // As the sample: then every answer says that the site is of https.
  pocketbase = await startPocketBase({ dir, env: { SITE_ORIGIN: SAMPLE_URL } });
  await publish();
});
afterAll(async () => {
  await pocketbase.stop();
  await rm(dir, { recursive: true, force: true });
});

test('there are at least a hundred questions', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(100);
});

describe.each<WebServer>(['nginx', 'Caddy'])('%s', (name) => {
  // Where there is no package of one, the report says so by its name, and the other is compared all the same.
  (isPackaged(name) ? describe : describe.skip)('beside PocketBase', () => answersAlike(name));
});

function answersAlike(name: WebServer): void {
  let host: RunningWebServer;
  let watcher: ChildProcess | undefined;

  beforeAll(async () => {
    const backend = pocketbase.url.replace('http://', '');
    const { current, newest } = dataFolder(dir);
    host = await startWebServer(name, path.join(dir, name), { root: current, newest, backend });
  });
  afterAll(async () => {
    watcher?.kill();
    await host.stop();
  });

  test('answers as PocketBase does, except for the differences in docs/operators.md', async () => {
    const used = new Set<string>();
    const unexplained: string[] = [];
    for (const question of QUESTIONS) {
      const [here, there] = await Promise.all([ask(pocketbase.url, question), ask(host.url, question)]);
      for (const part of partsThatDiffer(here, there)) {
        const asked = { path: question.path, headers: question.headers ?? {} };
        const status = { here: here.status, there: there.status };
        const reason = DIFFERENCES.find(
          (difference) =>
            difference.host === name && (difference.parts?.includes(part) ?? true) && difference.fits(asked, status),
        );
        if (reason) used.add(reason.what);
        else
          unexplained.push(
            `${describeQuestion(question)}: ${part}: ${brief(show(here, part))} → ${brief(show(there, part))}`,
          );
      }
    }
    expect(unexplained).toEqual([]);
    expect([...used].sort()).toEqual(
      DIFFERENCES.filter((row) => row.host === name)
        .map(({ what }) => what)
        .sort(),
    );
  });

  test('every answer has the points of MDN’s Observatory: 130 with a page, 115 with all else', async () => {
    const poor: string[] = [];
    for (const question of QUESTIONS.filter(({ path }) => !isRefusedAtOnce(path))) {
      const { status, headers } = await ask(host.url, question);
      const isPage = /^text\/html/.test(headers['content-type'] ?? '') && !question.path.startsWith('/_/');
      const { score, reasons } = observatoryScore(headers);
      // Refused in its own way by nginx (DIFFERENCES).
      if (name === 'nginx' && status === 416) continue;
      if (score < (isPage ? 130 : 115))
        poor.push(`${describeQuestion(question)}: ${status}, ${score} ${JSON.stringify(reasons)}`);
    }
    expect(poor).toEqual([]);
  });

  test.each(['', 'gzip', 'br'])('answers 304 to a known ETag (%s)', async (encoding) => {
    const question = { path: '/blog/', headers: { 'Accept-Encoding': encoding } };
    const first = await ask(host.url, question);
    const headers = { ...question.headers, 'If-None-Match': first.headers.etag ?? '' };
    const again = await ask(host.url, { ...question, headers });
    expect(first.headers.etag).toMatch(/^"[^"]+"$/);
    expect(again).toMatchObject({ status: 304, headers: { etag: first.headers.etag, vary: 'Accept-Encoding' } });
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers['server-timing']).toBe(first.headers['server-timing']);
    expect(again.body).toHaveLength(0);
  });

  test('each coding has a tag of its own', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        return (await ask(host.url, { path: '/blog/', headers: { 'Accept-Encoding': encoding } })).headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('a new release is served at once, and its redirects after a reload', async () => {
    const { current } = dataFolder(dir);
    watcher = spawn('sh', [path.join(ROOT, 'deploy/reload-on-release.sh'), current, ...host.reload], {
      stdio: 'ignore',
    });
    await expect(ask(host.url, { path: `/fresh-${name}` })).resolves.toMatchObject({ status: 404 });
    const fresh = { from: `/fresh-${name}`, to: '/blog/', status: 301 };
    await publish(
      { 'blog/index.html': SAMPLE['blog/index.html']?.replace('Words', name) ?? '' },
      {
        redirects: [...REDIRECTS, fresh],
      },
    );
    expect((await ask(host.url, { path: '/blog/' })).body.toString()).toContain(name);
    await until(async () => (await ask(host.url, { path: `/fresh-${name}` })).status === 301);
    // For a moment, workers with the old configuration also answer.
    const timing = await timingOf(pocketbase.url);
    await until(async () => (await timingOf(host.url)) === timing);
    expect(timing).toMatch(/^release;desc=/);
  });

  test('after going back, tabs of the newer release still find its hashed files, and nothing else of it', async () => {
    const data = dataFolder(dir);
    const older = (await currentId(data)) ?? '';
    const script = '/app-99999999999999999999.js';
    const newer = await publish({
      [script.slice(1)]: `newer(${'1 + '.repeat(400)}1)`,
      'new/index.html': SAMPLE['blog/index.html'] ?? '',
      'new.txt': 'new',
    });
    // Somebody opens a tab.
    expect([await timingOf(pocketbase.url), await timingOf(host.url)]).toContain(`release;desc="${newer}"`);
    await goLive(data, older);
    const asked: Question[] = [
      ...[script, `${script}.br`, `${script}x`, '/app-88888888888888888888.js', '/new/', '/new', '/new.txt'].map(
        (path) => ({ path }),
      ),
      ...['br', 'gzip'].map((coding) => ({ path: script, headers: { 'Accept-Encoding': coding } })),
      { path: script, headers: { 'Accept-Encoding': 'br', Range: 'bytes=0-4' } },
      { path: script, method: 'HEAD' },
      { path: '/blog/' },
    ];
    // The redirects and the release's name come with the reload; until then pages name the old release.
    await until(async () => (await timingOf(host.url)) === (await timingOf(pocketbase.url)));
    const answers = await Promise.all(asked.map((question) => ask(host.url, question)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404, 404, 404, 200, 200, 206, 200, 200]);
    const there = await Promise.all(asked.map((question) => ask(pocketbase.url, question)));
    // DIFFERENCES lists these for every file.
    const known = ['server', 'accept-ranges'];
    const differing = answers.flatMap((answer, index) =>
      partsThatDiffer(there[index] ?? answer, answer)
        .filter((part) => !known.includes(part))
        .map((part) => `${describeQuestion(asked[index] ?? { path: '' })}: ${part}`),
    );
    expect(differing).toEqual([]);
    await goLive(data, newer);
  });

  test('a release that is not for search engines has the header once in every answer', async () => {
    await publish({}, { noindex: true });
    const robots = async (url: string, path: string) => (await ask(url, { path })).headers['x-robots-tag'];
    for (const path of ['/', '/blog/', '/blog', '/soon', '/robots.txt', '/nothing/', '/blog/removed/']) {
      // A worker that started before the reload may answer once more.
      await until(async () => (await robots(host.url, path)) === 'noindex');
      expect([path, await robots(pocketbase.url, path)]).toEqual([path, 'noindex']);
    }
    await publish();
    await until(async () => (await robots(host.url, '/blog/')) === undefined);
  });

  test('a long policy reaches visitors, also through PocketBase', async () => {
    const policy = SAMPLE_POLICY.replace('img-src', `img-src ${'https://cdn.modrina.example '.repeat(200)}`);
    await publish({}, { pageHeaders: { 'Content-Security-Policy': policy } });
    const said = async (path: string) => (await ask(host.url, { path })).headers['content-security-policy'];
    await until(async () => (await said('/blog/')) === policy);
    // PocketBase's page for an editor: no page of the release takes its place if its headers are refused.
    const edited = { path: '/blog/', headers: { Cookie: 'editor_bar=1' } };
    expect((await ask(host.url, edited)).status).toBe(200);
    await publish();
    await until(async () => (await said('/blog/')) === SAMPLE_POLICY);
  });

  test('while PocketBase is down the site is still there', async () => {
    await pocketbase.kill();
    try {
      const home = await ask(host.url, { path: '/', headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'sl' } });
      expect(home).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
      expect(home.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-frame-options': 'SAMEORIGIN',
      });
      expect(textOf(home)).toContain('<h1>Home</h1>');
      expect((await ask(host.url, { path: '/sl/' })).status).toBe(200);
      // An article's own slug, not an error page.
      expect((await ask(host.url, { path: '/blog/404/' })).status).toBe(200);
      expect((await ask(host.url, { path: '/sl/nothing' })).status).toBe(404);
      const unreachable = await ask(host.url, { path: '/api/health' });
      expect([unreachable.status, observatoryScore(unreachable.headers)]).toMatchObject([502, { score: 130 }]);
    } finally {
      await pocketbase.restart();
    }
  });
}

/** nginx refuses these before it reads its configuration (DIFFERENCES). */
const isRefusedAtOnce = (address: string): boolean => /^\/(\.\.|%2e%2e)(\/|%2f)|%00|%2e%2e%2f%2e%2e/i.test(address);

const ask = (base: string, { path: address, method, headers }: Question): Promise<RawAnswer> =>
  rawRequest(base, address, { method, headers });

/** The release that a page names. */
const timingOf = async (base: string) => (await ask(base, { path: '/blog/' })).headers['server-timing'];

const describeQuestion = ({ path: address, method = 'GET', headers }: Question): string =>
  `${method} ${address}${headers ? ` ${JSON.stringify(headers)}` : ''}`;

/**
 * Waits until a condition has held several times in a row. After a reload nginx serves with its old worker processes beside the new
 * ones until they have received the signal to end, so one answer of the new configuration is no proof.
 */
async function until(holds: () => Promise<boolean>, times = 10): Promise<void> {
  for (let held = 0; held < times; await sleep(50)) held = (await holds()) ? held + 1 : 0;
}
