import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '../../server/testing/rawRequest';
import type { PublishingSite } from '../lib/publishingSite';
import { must, type Scenario } from './Scenario';

const FORM = '/_site/save-form-message';
const message = (text = 'A message that is long enough.') => ({
  form: 'general',
  name: 'Ana',
  email: 'ana@example.com',
  message: text,
  data: {},
});
const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const count = async (site: PublishingSite, collection: string): Promise<number> =>
  (await site.ask<{ totalItems: number }>('GET', `/api/collections/${collection}/records?perPage=1`)).totalItems;

/** The status of a path, or of the tidy path if the server redirects there. */
async function tidied(url: string, path: string): Promise<number> {
  const { status, headers } = await rawRequest(url, path);
  return headers.location ? (await rawRequest(url, headers.location)).status : status;
}

const HALF_OPEN = 200;

/** Requests of visitors and attackers to the site. */
export const requestScenarios: Scenario<PublishingSite>[] = [
  {
    row: '15',
    name: 'a missing URL',
    run: async ({ url }) => {
      const paths = Array.from({ length: 50 }, () => `/${randomUUID()}/`);
      const answers = await Promise.all(
        [...paths, '/sl/ni/', '/app-00.js', '/page-data/no/page-data.json'].map((path) => fetch(url + path)),
      );
      must(
        answers.every(({ status }) => status === 404),
        `statuses ${[...new Set(answers.map(({ status }) => status))]}`,
      );
      return `${answers.length} × 404`;
    },
  },
  {
    row: '40',
    name: 'paths outside the release, dotfiles, source maps',
    run: async ({ url }) => {
      const paths = [
        '/../superuser.json',
        '/..%2f..%2fsuperuser.json',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/.env',
        '/.git/config',
        '/manifest.json',
        '/site.json',
        '/webpack.stats.json',
        '/app.js.map',
        '/static/..%2f..%2fid',
        '/blog/..\\..\\id',
        '/id%00.html',
        '/.hosts/nginx.conf',
      ];
      const answers = await Promise.all(paths.map((path) => tidied(url, path)));
      const open = paths.filter((_, i) => ![400, 404].includes(answers[i] ?? 0));
      must(open.length === 0, `answered: ${open.join(' ')}`);
      return `${paths.length} × 404`;
    },
  },
  {
    row: '41',
    name: 'a forged X-Forwarded-Host',
    run: async ({ url }) => {
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
      const answers = await Promise.all(
        ['/', '/blog/', '/blog', '/nowhere/'].map((path) => rawRequest(url, path, { headers })),
      );
      const echoed = answers.filter(({ body, headers: sent }) =>
        `${body}${JSON.stringify(sent)}`.includes('evil.example'),
      );
      must(echoed.length === 0, `${echoed.length} responses contain it`);
      return 'in no response';
    },
  },
  {
    row: '38',
    name: 'guests write to collections directly',
    run: async ({ url }) => {
      const collections = [
        'posts',
        'pages',
        'menus',
        'redirects',
        'builds',
        'publishing',
        'builders',
        'outbox',
        '_superusers',
      ];
      const answers = await Promise.all(
        collections.map((name) => post(url, `/api/collections/${name}/records`, { title: 'x', slug: 'x' })),
      );
      must(
        answers.every(({ status }) => [400, 403, 404].includes(status)),
        answers.map(({ status }) => status).join(),
      );
      const reads = await Promise.all(
        ['form_messages', 'messages', 'outbox', 'builds', 'publishing'].map(async (name) => {
          const answer = await fetch(`${url}/api/collections/${name}/records`);
          return answer.ok ? ((await answer.json()) as { items: unknown[] }).items.length : 0;
        }),
      );
      must(
        reads.every((found) => found === 0),
        `rows read: ${reads.join()}`,
      );
      return `${collections.length} refused, nothing read`;
    },
  },
  {
    row: '39',
    name: 'drafts requested through the API',
    run: async (site) => {
      const slug = `draft-${randomUUID()}`;
      const draft = { slug, title: 'Secret', summary: 'S', body: '<p>S</p>', status: 'draft' };
      const { id } = await site.ask<{ id: string }>('POST', '/api/collections/posts/records', draft);
      const records = `${site.url}/api/collections/posts/records`;
      const lists = await Promise.all(
        [
          '',
          `?filter=${encodeURIComponent(`slug="${slug}"`)}`,
          '?filter=status="draft"',
          `?sort=-created&perPage=500`,
        ].map(async (query) => (await fetch(records + query)).text()),
      );
      const view = await fetch(`${records}/${id}`);
      await site.ask('DELETE', `/api/collections/posts/records/${id}`).catch(() => undefined);
      must(view.status === 404 && lists.every((list) => !list.includes(slug)), 'a guest finds the draft');
      return 'in no list, 404 by id';
    },
  },
  {
    row: '16',
    name: 'a body that is too large',
    run: async ({ url }) => {
      const answer = await post(url, FORM, message('x'.repeat(200_000)));
      must(answer.status === 413, `status ${answer.status}`);
      return '413';
    },
  },
  {
    row: '17',
    name: `${HALF_OPEN} connections that never finish their request`,
    run: async ({ url }) => {
      const { hostname, port } = new URL(url);
      const sockets = Array.from({ length: HALF_OPEN }, () => {
        const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-A: '));
        socket.on('error', () => undefined);
        return socket;
      });
      await sleep(500);
      const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url)));
      sockets.forEach((socket) => socket.destroy());
      must(
        answers.every(({ status }) => status === 200),
        'others are not answered',
      );
      return 'other clients are served meanwhile';
    },
  },
  {
    row: '19',
    name: 'a form sent 50 times at once with one key',
    run: async (site) => {
      const before = await count(site, 'form_messages');
      const body = { ...message(`Once ${randomUUID()}`), key: randomUUID() };
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(site.url, FORM, body)));
      must(
        answers.every(({ ok }) => ok),
        `statuses ${[...new Set(answers.map(({ status }) => status))]}`,
      );
      const more = (await count(site, 'form_messages')) - before;
      must(more === 1, `${more} rows`);
      return '50 successful responses, 1 row';
    },
  },
  {
    row: '18',
    name: 'a flood of forms from one IP address',
    run: async ({ url }) => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => post(url, FORM, { ...message(randomUUID()), key: randomUUID() })),
      );
      const refused = answers.filter(({ status }) => status === 429);
      must(refused.length > 0, 'none was refused');
      must(
        refused.every(({ headers }) => Number(headers.get('Retry-After')) > 0),
        'Retry-After is missing',
      );
      must((await fetch(url)).status === 200, 'pages are no longer served');
      return `${refused.length} of 60 × 429 with Retry-After; pages are served`;
    },
  },
];
