import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBySql } from '../../../server/testing/writeBySql';
import { type PeopleSite, type Person, startPeopleSite } from '../testing/people';

let site: PeopleSite;
let folder: string;
const backupState = () => join(folder, 'last-backup.json');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modrina-status-'));
  site = await startPeopleSite({ BACKUP_STATE: backupState() });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;
const POST = { summary: 'S', summary_sl: 'P', body: '<p>B</p>', body_sl: '<p>T</p>', status: 'published' };

async function make(collection: string, values: object): Promise<string> {
  const { status, body } = await site.as('owner', 'POST', RECORDS(collection), values);
  expect(status).toBe(200);
  return body.id;
}

/** Requests data as the page does, as the editor. */
async function ask<T>(path: string): Promise<T> {
  const { status, body } = await site.as('editor', 'GET', `/_site/status/${path}`);
  expect(status).toBe(200);
  return body as unknown as T;
}

interface Build {
  id: string;
  status: string;
  cause: string;
  release: string;
}
interface Data {
  person: { email: string; role: string };
  builderSeen: number;
  now: number;
  live: Build | null;
  pending: Build[];
  planned: { at: string; collection: string; label: string }[];
  failures: Build[];
  builds: Build[];
  releases: Build[];
  names: Record<string, string>;
  backup: { failedAt: string; error: string; at: string } | null;
}

test.each(['data', 'translations'])('%s is for owners and editors only', async (path) => {
  const statuses = (['owner', 'editor', 'builder', 'guest'] as Person[]).map(
    async (person) => (await site.as(person, 'GET', `/_site/status/${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 403, 401]);
});

test('the page is open, holds nothing, and lets in nothing of other hosts', async () => {
  const answer = await fetch(`${site.server.url}/_site/status`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/);
  expect(await answer.text()).not.toMatch(/https?:\/\//);
});

test('with a slash at its end it is the same page', async () => {
  const { status, headers } = await fetch(`${site.server.url}/_site/status/`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/_site/status']);
});

test('every file that the page names is there, and no other file', async () => {
  const read = async (path: string) => (await fetch(`${site.server.url}${path}`)).text();
  const seen = new Set<string>();
  const follow = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await fetch(`${site.server.url}${path}`);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    ]);
    // One script with all its imports.
    expect(await answer.text()).not.toMatch(/^import /m);
  };
  for (const [, path = ''] of (await read('/_site/status')).matchAll(/(?:src|href)="(\/_site\/status\/[^"]+)"/g)) {
    await follow(path);
  }
  expect(seen.size).toBe(2);
  for (const path of ['words.test.js', '..%2Foverview.js', '%2e%2e%2foverview.js', 'nothing.js']) {
    expect([path, (await fetch(`${site.server.url}/_site/status/${path}`)).status]).toEqual([path, 404]);
  }
});

test('the live, waiting and failed builds, and the releases for a rollback', async () => {
  const finished_at = '2026-11-01 10:00:00.000Z';
  const first = { status: 'replaced', cause: 'first', release: '20261101T100000-a', pages: 3, finished_at };
  const origin = await make('builds', first);
  await make('builds', { status: 'rolled_back', cause: 'second', release: '20261102T100000-b', finished_at });
  await make('builds', { status: 'failed', cause: 'third', error: 'The record has no title.' });
  await make('builds', { status: 'replaced', cause: 'back to first', release: '20261101T100000-a' });
  await make('builds', { status: 'live', cause: 'fourth', release: '20261103T100000-c', finished_at });
  await make('posts', { ...POST, slug: 'waits', title: 'W', title_sl: 'Č' });

  const data = await ask<Data>('data');
  expect(data.person).toEqual({ email: site.editor.email, role: 'editor' });
  expect(data.live?.cause).toBe('fourth');
  expect(data.pending.map(({ status, cause }) => [status, cause])).toEqual([['queued', 'posts "waits" added']]);
  expect(data.failures.map(({ cause }) => cause)).toEqual(['third']);
  expect(data.releases.map(({ cause }) => cause)).toEqual(['second', 'first']);
  expect(data.builds[0]?.cause).toBe('posts "waits" added');
  expect(data.builds).toHaveLength(6);
  expect(JSON.stringify(data)).not.toContain('asked_by');

  const patch = await site.as('editor', 'PATCH', `${RECORDS('builds')}/${origin}`, { action: 'go live' });
  expect(patch.status).toBe(200);
  const { releases } = await ask<{ releases: { id: string; action: string }[] }>('data');
  expect(releases.find(({ id }) => id === origin)?.action).toBe('go live');
});

test('tells owners, and not editors, how many submissions of the last 30 days were filed as spam', async () => {
  const values = { name: 'A', email: 'a@example.com', message: 'M', locale: 'en' };
  await make('messages', { ...values, status: 'spam' });
  await make('messages', { ...values, status: 'new' });
  await make('form_messages', { ...values, form: 'general', status: 'spam' });
  const old = await make('messages', { ...values, status: 'spam' });
  const before = new Date(Date.now() - 31 * 24 * 3600 * 1000).toISOString().replace('T', ' ');
  await writeBySql(site.server.dataDir, `UPDATE messages SET created = '${before}' WHERE id = '${old}'`);
  expect((await site.as('owner', 'GET', '/_site/status/data')).body).toMatchObject({ spam: 2 });
  expect(await ask('data')).toMatchObject({ spam: 0 });
});

test('reports that visitors see an older release, and the build that may be published anyway', async () => {
  const dead = { status: 'failed', cause: 'taken down', error: 'E', dead_links: ['/blog/a/'] };
  const failed = await make('builds', dead);
  await make('builds', { status: 'rolled_back', cause: 'newest', release: '20261104T100000-d', warning: 'W' });
  const data = await ask<Data>('data');
  // The previous test requested an older one.
  expect(data).toMatchObject({ isBack: true, isHeld: true });
  expect(data.failures[0]).toMatchObject({ id: failed, deadLinks: ['/blog/a/'] });
  expect(data.builds[0]).toMatchObject({ warning: 'W', deadLinks: [] });

  const patch = await site.as('editor', 'PATCH', `${RECORDS('builds')}/${failed}`, { action: 'publish anyway' });
  expect(patch.status).toBe(200);
  const { body } = await site.as('editor', 'GET', RECORDS('gone'));
  expect((body as unknown as { items: object[] }).items).toMatchObject([{ from: '/blog/a/', links_allowed: true }]);
  const after = await ask<Data>('data');
  expect(after).toMatchObject({ isHeld: false });
  expect(after.pending.at(-1)?.cause).toContain('published anyway');
});

test('reports that no builder ever called', async () => {
  expect((await ask<Data>('data')).builderSeen).toBe(0);
  expect((await site.as('builder', 'GET', '/_site/publishing/state')).status).toBe(200);
  const { builderSeen, now } = await ask<Data>('data');
  expect(builderSeen).toBeGreaterThan(0);
  expect(builderSeen).toBeLessThanOrEqual(now);
});

test('lists scheduled records and planned sets by title, the earliest first, without drafts', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace('T', ' ');
  const words = { title: 'Later', title_sl: 'Pozneje' };
  const { body: set } = await site.as('owner', 'POST', '/_site/prepared', { title: 'Spring' });
  await site.as('owner', 'POST', `/_site/prepared/${set.id}/plan`, { at: at(4) });
  await make('posts', { ...POST, ...words, slug: 'later', publish_at: at(3) });
  await make('workshops', {
    ...POST,
    title: 'Sooner',
    title_sl: 'Prej',
    slug: 'sooner',
    publish_at: at(2),
    starts_at: at(9),
  });
  await make('posts', { ...POST, ...words, slug: 'a-draft', publish_at: at(1), status: 'draft' });
  await make('posts', { ...POST, ...words, slug: 'long-live', publish_at: at(-1) });
  const { planned } = await ask<Data>('data');
  expect(planned.map(({ collection, label }) => `${collection} ${label}`)).toEqual([
    'workshops Sooner',
    'posts Later',
    'prepared_sets Spring',
  ]);
});

test('records that builds mention have their titles, in the language of the browser', async () => {
  const post = await make('posts', { ...POST, slug: 'titled', title: 'Of machines', title_sl: 'O strojih' });
  const tag = await make('tags', { slug: 'english-only', name: 'Only so' });
  const link = (collection: string, id: string) =>
    `https://a.example/_/#/collections?collection=${collection}&record=${id}`;
  const error = `- The page /x/ has no title. Open posts ${post} and correct it: ${link('posts', post)}\n${link('none', 'x')}`;
  const secret = { error: `${error}\n${link('_superusers', site.editor.id)}`, collection: 'tags', record: tag };
  const build = await make('builds', { status: 'failed', cause: 'c', ...secret });
  const namesIn = async (language: string) => {
    const headers = { Authorization: site.tokens.editor, 'Accept-Language': language };
    const answer = await fetch(`${site.server.url}/_site/status/data`, { headers });
    return ((await answer.json()) as Data).names;
  };
  const [english, slovenian] = [await namesIn('en-GB'), await namesIn('sl-SI, en')];
  expect(english).toMatchObject({ [`posts/${post}`]: 'Of machines', [`tags/${tag}`]: 'Only so' });
  expect(slovenian).toMatchObject({ [`posts/${post}`]: 'O strojih', [`tags/${tag}`]: 'Only so' });
  expect(Object.keys(english).filter((name) => /^(none|_superusers)/.test(name))).toEqual([]);
  await site.as('owner', 'DELETE', `${RECORDS('builds')}/${build}`);
});

test('a failed backup is shown until the next good one, the output of programs to owners alone', async () => {
  const seen = async (person: Person) => {
    const { body } = await site.as(person, 'GET', '/_site/status/data');
    return (body as unknown as Data).backup;
  };
  expect(await seen('owner')).toBeNull();
  const at = Date.parse('2026-11-01T01:30:00Z');
  const error = 'The backup was not made.\nopen /srv/site: denied';
  await writeFile(backupState(), JSON.stringify({ at, name: 'a.zip', failedAt: at + 86_400_000, error }));
  const times = { failedAt: '2026-11-02 01:30:00.000Z', at: '2026-11-01 01:30:00.000Z' };
  expect(await seen('owner')).toEqual({ ...times, error });
  expect(await seen('editor')).toEqual({ ...times, error: 'The backup was not made.' });
  await writeFile(backupState(), JSON.stringify({ at: at + 2 * 86_400_000, name: 'b.zip' }));
  expect(await seen('editor')).toBeNull();
  await writeFile(backupState(), 'cut sh');
  expect(await seen('owner')).toBeNull();
});
