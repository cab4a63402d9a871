import sharp from 'sharp';
import { RECORDS } from '../testing/contentSite';
import { allowBatches, type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
beforeAll(async () => {
  on = await startPeopleSite();
  await allowBatches(on);
});
afterAll(() => on.stop());

interface Refused {
  status: number;
  message: string;
  data: Record<string, { code: string; message: string }>;
}

/** Calls the API as an editor whose browser prefers Slovenian, or another language. */
async function call(
  method: string,
  path: string,
  body?: object | FormData,
  languages = 'sl-SI,sl;q=0.9,en;q=0.8',
): Promise<Refused & { id: string }> {
  const isJson = body && !(body instanceof FormData);
  const answer = await fetch(on.server.url + path, {
    method,
    headers: {
      ...{ Authorization: on.tokens.editor, 'Accept-Language': languages },
      ...(isJson && { 'Content-Type': 'application/json' }),
    },
    body: isJson ? JSON.stringify(body) : (body as FormData | undefined),
  });
  const text = (await answer.text()).replace(/\u00a0/g, ' ');
  return { ...(JSON.parse(text || '{}') as Refused & { id: string }), status: answer.status };
}

const DRAFT = { title: 'T', status: 'draft' };
const MENU_LINK = { name: 'n', label: 'L', to: '/' };

test.each<[collection: string, values: object, field: string, code: string, sentence: RegExp]>([
  ['redirects', { from: '/a/', to: '/a/', status: '301' }, 'to', 'redirect_self', /^\/a\/ bi vodil nase\.$/],
  ['redirects', { from: '/_/', to: '/a/', status: '301' }, 'from', 'redirect_system', /ki pripada sistemu\. Izberite/],
  ['redirects', { from: '/_s*', to: '/a/', status: '301' }, 'from', 'redirect_system', /vpišite daljši začetek\.$/],
  ['redirects', { from: '/a*/b/', to: '/a/', status: '301' }, 'from', 'redirect_star', /^Znak \* lahko stoji/],
  ['gone', { from: '/_site/x/' }, 'from', 'gone_system', /ki pripada sistemu\. Izberite drugo pot\.$/],
  ['menu_links', { ...MENU_LINK, to: 'javascript:a()' }, 'to', 'link_unsafe', /^Take povezave spletišče ne more/],
  ['posts', { ...DRAFT, body: '<div>'.repeat(60) }, 'body', 'text_too_deep', /več kot 50 elementov drug v drugem/],
  ['contents', { key: 'k', section: 's', details: ['a'] }, 'details', 'details_shape', /^Vpišite poimenovana besedila/],
  ['contents', { key: 'k', section: 's', details: { a: {} } }, 'details', 'details_shape', /^»a« je seznam/],
])('%s %j is refused in Slovenian', async (collection, values, field, code, sentence) => {
  const refused = await call('POST', RECORDS(collection), values);
  expect([refused.status, refused.data[field]?.code]).toEqual([400, code]);
  expect(refused.data[field]?.message).toMatch(sentence);
  expect(refused.message).toMatch(/ni mogoče|Shranjeno še ni nič/);
});

test('a slug that another page has, alone and within a batch', async () => {
  const first = await call('POST', RECORDS('posts'), { ...DRAFT, slug: 'same' });
  const twin = { ...DRAFT, slug: 'same' };
  const sentence = new RegExp(`^Na /blog/same/ je že »T« \\(.*${first.id}\\)\\. Izberite drug slug\\.$`);
  const alone = await call('POST', RECORDS('posts'), twin);
  expect(alone.message).toBe('Polja slug ni mogoče uporabiti.');
  expect(alone.data['slug']).toEqual({ code: 'slug_taken', message: expect.stringMatching(sentence) });

  const answer = await fetch(`${on.server.url}/api/batch`, {
    method: 'POST',
    headers: {
      ...{ Authorization: on.tokens.owner, 'Content-Type': 'application/json' },
      'Accept-Language': 'sl',
    },
    body: JSON.stringify({ requests: [{ method: 'POST', url: RECORDS('posts'), body: twin }] }),
  });
  const { data } = (await answer.json()) as { data: { requests: Record<string, { response: Refused }> } };
  expect(data.requests['0']?.response.data['slug']?.message).toMatch(sentence);
});

test('a rename that an editor’s redirect would send on', async () => {
  const post = await call('POST', RECORDS('posts'), {
    ...{ title: 'M', slug: 'move-a', summary: 'S', body: '<p>B</p>', status: 'published' },
  });
  const rule = { from: '/blog/move-b/', to: '/contact/', status: '301', confirmed: true };
  expect((await call('POST', RECORDS('redirects'), rule)).status).toBe(200);
  const { data } = await call('PATCH', `${RECORDS('posts')}/${post.id}`, { slug: 'move-b' });
  expect(data['slug']).toEqual({
    code: 'slug_hidden',
    message: expect.stringMatching(/^\/blog\/move-b\/ je preusmerjen na \/contact\/ .* Izberite drug slug/),
  });
});

test('a menu link below itself', async () => {
  const menu = await call('POST', RECORDS('menus'), { key: 'circle' });
  const link = await call('POST', RECORDS('menu_links'), { ...MENU_LINK, menu: menu.id });
  const refused = await call('PATCH', `${RECORDS('menu_links')}/${link.id}`, { parent: link.id });
  expect(refused.data['parent']?.message).toMatch(/^Povezava bi stala pod samo seboj\./);
});

test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
  ['a.svg', () => Buffer.from('<svg><script/></svg>'), /^V risbi je skript\./],
  ['a.svg', () => Buffer.from('<svg width="20000" height="1"></svg>'), /^Slika ima 20000 × 1 px\. Pomanjšajte jo/],
  [
    'a.jpg',
    () =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: 'blue' } })
        .png()
        .toBuffer(),
    /po vsebini PNG/,
  ],
])('the picture %s is refused in Slovenian', async (name, make, sentence) => {
  const form = new FormData();
  Object.entries(DRAFT).forEach(([field, value]) => form.set(field, value));
  form.set('image', new Blob([new Uint8Array(await make())]), name);
  const { status, message, data } = await call('POST', RECORDS('posts'), form);
  expect([status, message]).toEqual([400, 'Slike ni mogoče uporabiti.']);
  expect(data['image']?.message).toMatch(sentence);
});

test('what an editor may not do, and the own password', async () => {
  const OWNER = 'Prijavljeni ste kot urednik; to lahko naredi samo lastnik.';
  expect(await call('GET', RECORDS('messages'))).toMatchObject({ status: 403, message: OWNER });
  const filter = encodeURIComponent('@collection.posts.title = "a"');
  expect((await call('GET', `${RECORDS('posts')}?filter=${filter}`)).message).toMatch(/samo vsebino spletišča\.$/);
  const me = `${RECORDS('_superusers')}/${on.editor.id}`;
  expect((await call('PATCH', me, { role: 'owner' })).message).toBe(`${OWNER} Tu lahko spremenite: password.`);

  const change = (oldPassword: string, password = 'only-for-tests-9') =>
    call('PATCH', me, { oldPassword, password, passwordConfirm: password });
  expect((await change('')).data['oldPassword']?.message).toBe('Vpišite tudi staro geslo.');
  const wrong = await change('wrong');
  expect([wrong.message, wrong.data['oldPassword']?.message]).toEqual([
    'Nič ni bilo spremenjeno. Staro geslo ni pravo.',
    'Staro geslo ni pravo.',
  ]);
  const common = await change(on.editor.password, 'password123');
  expect(common.data['password']?.message).toBe('To geslo je med najpogostejšimi. Izberite drugo.');
});

const make = async (values: object) =>
  (await on.as('owner', 'POST', RECORDS('builds'), { cause: 'c', ...values })).body.id;

test.each<[method: string, path: string, body: object, english: RegExp, slovenian: RegExp]>([
  ['POST', '/_site/status/shrink', { build: 'none', choice: 'publish' }, /^There is nothing/, /^Tukaj ni treba/],
  ['POST', '/_site/preview', { collection: 'blocks', record: 'x' }, /^Only a record that/, /^Predogled je mogoč samo/],
  ['POST', '/_site/preview', { collection: 'posts', record: 'none' }, /^There is no such/, /^Takega zapisa ni\.$/],
])('%s %s %j is refused in the language of the browser', async (method, path, body, english, slovenian) => {
  expect((await call(method, path, body)).message).toMatch(slovenian);
  expect((await call(method, path, body, 'en-GB')).message).toMatch(english);
});

test.each<[values: object, action: string, english: RegExp, slovenian: RegExp]>([
  [{ status: 'failed' }, 'publish anyway', /^Only a build that failed for links/, /^To je mogoče samo pri gradnji/],
  [{ status: 'live', release: 'r' }, 'go live', /^Visitors see this release/, /^Obiskovalci to izdajo že vidijo/],
  [{ status: 'replaced' }, 'go live', /^This build has no release/, /^Ta gradnja nima izdaje/],
])('of the build %j the action "%s" is refused', async (values, action, english, slovenian) => {
  const path = `${RECORDS('builds')}/${await make(values)}`;
  const refused = await call('PATCH', path, { action });
  expect([refused.status, refused.data['action']?.code]).toEqual([400, 'action_impossible']);
  expect(refused.data['action']?.message).toMatch(slovenian);
  expect((await call('PATCH', path, { action }, 'de, en')).data['action']?.message).toMatch(english);
});

test('why there is no preview', async () => {
  const obstacle = async (languages?: string) =>
    ((await call('GET', '/_site/status/data', undefined, languages)) as unknown as { previewTrouble: string })
      .previewTrouble;
  expect(await obstacle()).toMatch(/^Predogledi so tukaj izklopljeni/);
  expect(await obstacle('en')).toMatch(/^Previews are switched off here/);
});
