import { writeBySql } from '../../../server/testing/writeBySql';
import { type Person, type PeopleSite, startPeopleSite } from '../testing/people';
import type { StatusData, Untranslated } from './types';

let site: PeopleSite;
beforeAll(async () => {
  site = await startPeopleSite();
});
afterAll(() => site.stop());

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;
const POST = { summary: 'S', summary_sl: 'P', body: '<p>B</p>', body_sl: '<p>T</p>', status: 'published' };

async function make(collection: string, values: object): Promise<string> {
  const { status, body } = await site.as('owner', 'POST', RECORDS(collection), values);
  expect([collection, status]).toEqual([collection, 200]);
  return body.id;
}

/** Requests data as the page does, as the editor. */
async function ask<T>(path: string): Promise<T> {
  const { status, body } = await site.as('editor', 'GET', `/_site/status/${path}`);
  expect(status).toBe(200);
  return body as unknown as T;
}

const lacking = async () => {
  const { pages, more } = await ask<Untranslated>('translations');
  return { pages: new Map(pages.map((page) => [page.label, page])), more, order: pages.map(({ label }) => label) };
};

test('lists missing Slovenian texts by page, without texts that are empty in both locales', async () => {
  expect((await lacking()).order).toEqual([]);

  const whole = { ...POST, title: 'T', title_sl: 'N' };
  await make('posts', { ...whole, slug: 'whole' });
  await make('posts', { ...whole, slug: 'nothing-in-either', author: '', author_sl: '' });
  await make('posts', { ...whole, slug: 'no-title', title: 'No title', title_sl: '' });
  await make('posts', { ...whole, slug: 'blanks', title: 'Blanks', title_sl: ' \t\u00a0\n', body_sl: '<p>&nbsp;</p>' });
  await make('posts', { ...whole, slug: 'unpublished', title: 'Unpublished', summary_sl: '', status: 'draft' });
  await make('tags', { slug: 'tag', name: 'Only English' });

  const { pages, order, more } = await lacking();
  expect([order, more]).toEqual([['Blanks', 'No title', 'Only English', 'Unpublished'], 0]);
  expect(pages.get('Blanks')).toMatchObject({ draft: false, texts: 2, parts: [{ fields: ['title', 'body'] }] });
  expect(pages.get('Unpublished')).toMatchObject({ draft: true, parts: [{ fields: ['summary'] }] });
  expect(pages.get('Only English')).toMatchObject({ collection: 'tags', parts: [{ fields: ['name'] }] });
  expect(JSON.stringify(await ask('translations'))).not.toMatch(/messages|outbox/);
});

test('texts missing in blocks and items are listed under their page; fields that the kind does not show are left out', async () => {
  const page = await make('pages', { slug: 'services', section: 'default', title: 'Services', title_sl: 'Storitve' });
  const faq = await make('blocks', { page, kind: 'faq', title: 'Questions', order: 1, link_label: 'Not shown' });
  const item = await make('block_items', { block: faq, title: 'Why?', title_sl: '', order: 1 });
  const { pages } = await lacking();
  expect(pages.get('Services')).toMatchObject({ collection: 'pages', id: page, texts: 2 });
  const parts = pages.get('Services')?.parts ?? [];
  expect(parts).toHaveLength(2);
  expect(parts).toContainEqual({ collection: 'blocks', id: faq, label: 'Questions', kind: 'faq', fields: ['title'] });
  expect(parts).toContainEqual({ collection: 'block_items', id: item, label: 'Why?', kind: '', fields: ['title'] });
});

test('of thousands, all are counted and the first are listed', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ slug: `t-${at}`, name: `Tag ${at}` }));
  await Promise.all(many.map((tag) => make('tags', tag)));
  const { pages, more } = await lacking();
  expect([...pages.values()].filter(({ collection }) => collection === 'tags')).toHaveLength(100);
  // One of the test above.
  expect(more).toBe(2);
});

test('the changes of a release are named, those of blocks by their page, and drafts are not', async () => {
  const build = (release: string, started_at: string) =>
    make('builds', { status: 'replaced', cause: 'c', release, started_at, finished_at: started_at });
  const moment = () => new Date().toISOString().replace('T', ' ');
  await build('20270101T100000-a', moment());
  const post = await make('posts', { ...POST, slug: 'fresh', title: 'Fresh', title_sl: 'Sveže' });
  await site.as('owner', 'PATCH', `${RECORDS('posts')}/${post}`, { summary: 'Other' });
  const words = { title: 'Of release', title_sl: 'Izdaja', section: 'default', status: 'published' };
  const page = await make('pages', { ...words, slug: 'of-release' });
  await build('20270102T100000-b', moment());
  await make('blocks', { page, kind: 'text', title: 'New block', title_sl: 'Nov', order: 1 });
  await site.as('owner', 'PATCH', `${RECORDS('posts')}/${post}`, { status: 'draft' });
  const draft = await make('posts', { ...POST, slug: 'hidden', title: 'Hidden', title_sl: 'Skrito', status: 'draft' });
  await build('20270103T100000-c', moment());
  await site.as('owner', 'DELETE', `${RECORDS('posts')}/${post}`);
  await build('20270104T100000-d', moment());

  const { changes, names } = await ask<StatusData>('data');
  const named = (release: string) => changes[release]?.map(({ collection, label, kind }) => [collection, label, kind]);
  expect(named('20270102T100000-b')).toEqual([
    ['posts', 'Fresh', 'new'],
    ['pages', 'Of release', 'new'],
  ]);
  expect(named('20270103T100000-c')).toEqual([
    ['pages', 'Of release', 'changed'],
    ['posts', 'Fresh', 'withdrawn'],
  ]);
  expect(named('20270104T100000-d')).toEqual([]);
  expect(names[`pages/${page}`]).toBe('Of release');

  // A release that is live again has the changes that its build made, and not those since the return.
  const again = { status: 'live', cause: 'Back', release: '20270102T100000-b', finished_at: moment() };
  await make('builds', { ...again, started_at: moment() });
  await site.as('owner', 'PATCH', `${RECORDS('pages')}/${page}`, { title: 'Saved since' });
  const back = (await ask<StatusData>('data')).changes[again.release] ?? [];
  expect(back.map(({ collection, kind }) => [collection, kind])).toEqual([
    ['posts', 'new'],
    ['pages', 'new'],
  ]);
  expect(JSON.stringify(changes)).not.toContain(draft);
});

test('the column at fault is the one with the link that the failure quotes', async () => {
  const body = '<p>See <a href="/contct/">us</a>.</p>';
  const post = await make('posts', { ...POST, slug: 'with-link', title: 'With link', title_sl: 'S povezavo', body });
  const link = `https://a.example/_/#/collections?collection=posts&record=${post}`;
  const error = `- The page /blog/with-link/ links to /contct/, which is not there. Open posts ${post} and correct it: ${link}`;
  const build = await make('builds', { status: 'failed', cause: 'c', error });
  expect((await ask<StatusData>('data')).columns).toEqual({ [`posts/${post}`]: 'body' });
  await site.as('owner', 'DELETE', `${RECORDS('builds')}/${build}`);
});

test('mails that cannot be sent: numbers and the reason to all, the mails to owners, who send them again', async () => {
  const seen = async (person: Person) => {
    const { body } = await site.as(person, 'GET', '/_site/status/data');
    return (body as unknown as StatusData).mail;
  };
  const mail = { kind: 'team', to: 'team@modrina.example', subject: 'New message', text: 'T' };
  const given = { ...mail, status: 'dead', attempts: 8, last_error: 'The mail server answered 535.' };
  const id = await make('outbox', { ...given, submission: 'a' });
  await make('outbox', { ...mail, status: 'waiting', attempts: 3, next_try: '2099-01-01', submission: 'b' });
  // One failed attempt is no trouble yet.
  await make('outbox', { ...mail, status: 'waiting', attempts: 1, next_try: '2099-01-01', submission: 'c' });
  expect(await seen('owner')).toBeNull();

  // A mail server that nothing listens for.
  const smtp = { enabled: true, host: '127.0.0.1', port: 9 };
  expect((await site.as('owner', 'PATCH', '/api/settings', { smtp })).status).toBe(200);
  const numbers = { dead: 1, late: 1, hung: 0, error: 'The mail server answered 535.' };
  expect(await seen('editor')).toEqual({ ...numbers, mails: [] });
  const { to, subject } = mail;
  const listed = { id, to, subject, at: expect.any(String), error: given.last_error };
  expect(await seen('owner')).toEqual({ ...numbers, mails: [listed] });

  // Begun longer ago than a mail server may take: it accepts connections and says nothing.
  const hung = await make('outbox', { ...mail, status: 'sending', attempts: 1, submission: 'd' });
  expect(await seen('editor')).toMatchObject({ hung: 0 });
  await writeBySql(site.server.dataDir, `UPDATE outbox SET updated = '2026-01-01 00:00:00.000Z' WHERE id = '${hung}'`);
  const silent = 'The mail server accepts the connection and does not answer.';
  expect(await seen('editor')).toEqual({ ...numbers, hung: 1, error: silent, mails: [] });

  const again = (person: Person) => site.as(person, 'POST', '/_site/status/mails/again', {});
  const statuses = (['guest', 'builder', 'editor'] as const).map(async (person) => (await again(person)).status);
  expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  expect((await again('owner')).body).toMatchObject({ mails: 1 });
  expect(await seen('owner')).toMatchObject({ dead: 0, mails: [] });
  const { body } = await site.as('owner', 'GET', `${RECORDS('outbox')}/${id}`);
  expect(body).toMatchObject({ status: 'waiting', attempts: 0, last_error: '' });
});
