import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import headers from '../../pocketbase/hooks/headers/headers.json';
import { dataFolder } from '../dataFolder';
import { publishRelease } from '../release/publishRelease';
import type { StaticHost } from '../settings';
import { type RawAnswer, rawRequest } from '../testing/rawRequest';
import { SAMPLE_POLICY, SAMPLE_URL } from '../testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';
import { exportSite } from './static/exportSite';
import { textOf } from './testing/compareAnswers';
import { QUESTIONS } from './testing/questions';
import { type RunningHost, startStaticHost } from './testing/startStaticHost';
import { STATIC_DIFFERENCES } from './testing/STATIC_DIFFERENCES';
import { writeHostsBuild } from './testing/writeHostsBuild';

let dir: string;
let pocketbase: ThrowawayPocketBase;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-static-'));
  pocketbase = await startPocketBase({ dir, env: { SITE_ORIGIN: SAMPLE_URL } });
  await publishRelease(await writeHostsBuild(dir), dataFolder(dir), { content: '', code: '', configuration: '' });
});
afterAll(async () => {
  await pocketbase.stop();
  await rm(dir, { recursive: true, force: true });
});

/** Static hosts have no part of PocketBase, and each names the build in its own way. */
const ASKED = QUESTIONS.filter(({ path: asked }) => !/^\/(_|api)|^\/builds\//.test(asked));

/** The answer as a visitor sees it: a page, or the URL to which it leads. */
function effectOf({ status, headers: own, body }: RawAnswer, path: string, url: string): string {
  if (status >= 300 && status < 400) {
    const target = new URL(String(own.location), url + path).href.replace(url, '').replace(SAMPLE_URL, '');
    // A page without its last slash leads to the one with it.
    const tidy = target
      .replace(/^[^?#]*/, (path) => (/\/$|\.\w+$/.test(path) ? path : `${path}/`))
      .replace(/[?=]$/, '');
    return `${status === 302 || status === 307 ? 'for now' : 'for good'} → ${tidy.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())}`;
  }
  const text = textOf({ status, headers: own, body });
  return `${status} ${/<title>(.*?)<\/title>/.exec(text)?.[1] ?? text.slice(0, 60)}`;
}

const lowerCased = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), String(value)]));

describe.each<StaticHost>(['netlify', 'cloudflare'])('%s', (name) => {
  let host: RunningHost;
  const ask = (path: string) => rawRequest(host.url, path);

  beforeAll(async () => {
    const folder = path.join(dir, name, 'static');
    await exportSite(await writeHostsBuild(dir), folder, name, { backend: pocketbase.url });
    host = await startStaticHost(name, folder);
    // The first time it comes from npm.
  }, 300_000);
  afterAll(() => host.stop());

  test('serves what PocketBase serves, except for the differences in docs/operators.md', async () => {
    const used = new Set<string>();
    const unexplained: string[] = [];
    for (const { path: asked, method = 'GET', headers: sent = {} } of ASKED) {
      const [here, there] = await Promise.all(
        [pocketbase.url, host.url].map(async (url) =>
          effectOf(await rawRequest(url, asked, { method, headers: sent }), asked, url),
        ),
      );
      if (here === there) continue;
      const reason = STATIC_DIFFERENCES.find(
        ({ hosts, fits }) => hosts.includes(name) && fits({ path: asked, method, headers: sent }),
      );
      if (reason) used.add(reason.what);
      else unexplained.push(`${method} ${asked} ${JSON.stringify(sent)}: ${here} ⇒ ${there}`);
    }
    expect(unexplained).toEqual([]);
    const expected = STATIC_DIFFERENCES.filter(({ hosts }) => hosts.includes(name)).map(({ what }) => what);
    expect([...used].sort()).toEqual(expected.sort());
  });

  test('sends the headers of the site', async () => {
    const page = { ...headers.security, 'Content-Security-Policy': SAMPLE_POLICY };
    for (const address of ['/', '/blog/', '/sl/', '/nothing']) {
      expect((await ask(address)).headers).toMatchObject(lowerCased(page));
    }
    for (const address of ['/app-0123456789abcdef0123.js', '/static/picture-1.png', '/share/en/blog/a.0123abcd.png']) {
      expect((await ask(address)).headers['cache-control']).toBe(headers.cache.immutable);
    }
    expect((await ask('/page-data/index/page-data.json')).headers['cache-control']).toBe(headers.cache.minute);
    expect((await ask('/blog/')).headers['cache-control']).toBe(headers.cache.revalidate);
    // Netlify's engine takes this rule too, its service does not.
    expect((await ask('/blog/a.md')).headers['x-robots-tag']).toBe('noindex');
  });

  if (name !== 'cloudflare') return;

  test('passes visitors’ forms on to PocketBase, and nothing else', async () => {
    const post = async (path: string, origin = SAMPLE_URL) => {
      const sent = { 'Content-Type': 'application/json', Origin: origin };
      const answer = await fetch(host.url + path, { method: 'POST', headers: sent, body: '{"form":"nothing"}' });
      return [answer.status, await answer.json()];
    };
    expect(await post('/_site/save-form-message')).toMatchObject([400, { fields: expect.any(Object) }]);
    expect(await post('/_site/save-form-message', 'https://elsewhere.example')).toEqual([403, { error: 'origin' }]);
    expect(await post('/api/collections/messages/records')).toMatchObject([400, { data: expect.any(Object) }]);
    expect((await ask('/_site/form-token')).headers['content-type']).toBe('application/json');
    for (const path of ['/_site/status', '/_site/edit/', '/_site/preview/x', '/_/', '/api/health']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });

  test('answers a form with a sentence while PocketBase does not answer', async () => {
    await pocketbase.kill();
    try {
      const answer = await ask('/_site/form-token');
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
      expect(answer.body.toString()).toContain('send the form again');
    } finally {
      await pocketbase.restart();
    }
  });
});
