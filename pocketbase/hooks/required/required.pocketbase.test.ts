import { RECORDS } from '../testing/contentSite';
import { allowBatches, type PeopleSite, type Person, startPeopleSite } from '../testing/people';

let on: PeopleSite;
const ids: Record<string, string> = {};
const HOME = { slug: 'home', title: 'Modrina', section: 'default', status: 'published' };
const MADE: [name: string, collection: string, values: object][] = [
  ['home', 'pages', HOME],
  ['text', 'contents', { key: 'site', section: 'misc', title: 'Modrina' }],
  ['menu', 'menus', { key: 'menu-footer' }],
];

beforeAll(async () => {
  on = await startPeopleSite();
  await allowBatches(on);
  for (const [name, collection, values] of MADE) {
    ids[name] = (await on.as('editor', 'POST', RECORDS(collection), values)).body.id;
  }
});
afterAll(() => on.stop());

/** Calls the API as a browser of one language does. */
async function ask(person: Person, method: string, path: string, language: string, body?: object) {
  const answer = await fetch(on.server.url + path, {
    method,
    headers: {
      Authorization: on.tokens[person],
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, message: text ? (JSON.parse(text) as { message?: string }).message : '' };
}

type Attempt = [act: string, name: string, collection: string, method: string, change: object | undefined];
const ATTEMPTS: Attempt[] = [
  ['deleting', 'home', 'pages', 'DELETE', undefined],
  ['withdrawing', 'home', 'pages', 'PATCH', { status: 'draft' }],
  ['postponing', 'home', 'pages', 'PATCH', { publish_at: '2099-01-01 00:00:00.000Z' }],
  ['renaming', 'home', 'pages', 'PATCH', { slug: 'start' }],
  ['deleting', 'text', 'contents', 'DELETE', undefined],
  ['renaming', 'text', 'contents', 'PATCH', { key: 'site-2' }],
  ['moving', 'text', 'contents', 'PATCH', { section: 'errors' }],
  ['deleting', 'menu', 'menus', 'DELETE', undefined],
  ['renaming', 'menu', 'menus', 'PATCH', { key: 'menu-2' }],
];

describe.each(ATTEMPTS)('%s the %s', (_act, name, collection, method, change) => {
  const pathOf = () => `${RECORDS(collection)}/${ids[name]}`;
  const stored = async () => (await on.as('owner', 'GET', pathOf())).body;

  it.each<[Person, string, RegExp]>([
    ['editor', 'en-GB,en;q=0.9', /^(The home page|"(site|menu-footer)") /],
    ['owner', 'en', /^(The home page|"(site|menu-footer)") /],
    ['editor', 'sl-SI,sl;q=0.9,en;q=0.8', /^(Začetn[ae] stran|»(site|menu-footer)«)/],
    ['editor', 'de', /^(The home page|"(site|menu-footer)") /],
  ])('is refused to the %s with a sentence in %s, and nothing changes', async (person, language, sentence) => {
    const before = await stored();
    const answer = await ask(person, method, pathOf(), language, change);
    expect(answer).toEqual({ status: 400, message: expect.stringMatching(sentence) });
    expect(await stored()).toEqual(before);
  });

  it('is refused to the owner within a batch, with all of the batch', async () => {
    const before = await stored();
    const url = pathOf();
    const requests = [
      { method: 'POST', url: RECORDS('tags'), body: { name: `Tag of ${name} ${method}`, slug: `${name}-tag` } },
      { method, url, body: change ?? {} },
    ];
    expect((await ask('owner', 'POST', '/api/batch', 'en', { requests })).status).toBe(400);
    expect(await stored()).toEqual(before);
    const { body } = await on.as(
      'owner',
      'GET',
      `${RECORDS('tags')}?filter=${encodeURIComponent(`slug="${name}-tag"`)}`,
    );
    expect(body.items).toEqual([]);
  });
});

test('other changes of required records are saved', async () => {
  const changes = [
    ['home', 'pages', { title: 'Studio', publish_at: '2020-01-01 00:00:00.000Z' }],
    ['text', 'contents', { title: 'Studio' }],
  ] as const;
  for (const [name, collection, change] of changes) {
    expect((await on.as('editor', 'PATCH', `${RECORDS(collection)}/${ids[name]}`, change)).status).toBe(200);
  }
});

test('a home page that was never published may be deleted, and so may a text that nothing reads', async () => {
  const made = [
    ['pages', { ...HOME, slug: 'about' }],
    ['contents', { key: 'mine', section: 'misc', title: 'Mine' }],
    ['menus', { key: 'menu-campaign' }],
  ] as const;
  for (const [collection, values] of made) {
    const { body } = await on.as('editor', 'POST', RECORDS(collection), values);
    expect((await on.as('editor', 'DELETE', `${RECORDS(collection)}/${body.id}`)).status).toBe(204);
  }
});
