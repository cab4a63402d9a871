import { RECORDS } from '../testing/contentSite';
import { allowBatches, type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
let page: string;
beforeAll(async () => {
  on = await startPeopleSite();
  await allowBatches(on);
  page = (await save('pages', { slug: 'p', title: 'P', section: 'default', status: 'draft' })).body.id;
});
afterAll(() => on.stop());

type Faults = Record<string, { code: string; message: string }>;
async function save(collection: string, values: object, { id = '', language = 'en' } = {}) {
  const answer = await fetch(`${on.server.url}${RECORDS(collection)}${id && `/${id}`}`, {
    method: id ? 'PATCH' : 'POST',
    headers: { Authorization: on.tokens.editor, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(values),
  });
  return { status: answer.status, body: (await answer.json()) as { id: string; data: Faults } };
}
const block = async (kind: string) => (await save('blocks', { page, kind })).body.id;

test.each([
  ['en', /^A block of packages shows the items of the content "packages"/],
  ['sl', /^Gradnik s\spaketi kaže postavke vsebine »packages«/],
])('an item of a block of packages is refused; the sentence in %s', async (language, message) => {
  const refused = await save('block_items', { block: await block('packages'), title: 'Lost' }, { language });
  expect(refused).toMatchObject({
    status: 400,
    body: { data: { block: { code: 'items_unseen', message: expect.stringMatching(message) } } },
  });
});

test('no item is moved there, and no block with items becomes one', async () => {
  const [cards, packages] = [await block('cards'), await block('packages')];
  const { id } = (await save('block_items', { block: cards, title: 'Shown' })).body;
  expect((await save('block_items', { block: packages }, { id })).status).toBe(400);
  expect(await save('blocks', { kind: 'packages' }, { id: cards })).toMatchObject({
    status: 400,
    body: { data: { kind: { code: 'items_unseen' } } },
  });
  expect((await save('blocks', { kind: 'steps' }, { id: cards })).status).toBe(200);
  expect((await save('blocks', { title: 'T' }, { id: packages })).status).toBe(200);
  expect((await save('blocks', { kind: 'packages' }, { id: await block('text') })).status).toBe(200);
});

test('a batch with such an item is refused as a whole', async () => {
  const requests = [
    { method: 'POST', url: RECORDS('block_items'), body: { block: await block('cards'), title: 'In batch' } },
    { method: 'POST', url: RECORDS('block_items'), body: { block: await block('packages'), title: 'In batch' } },
  ];
  expect((await on.as('owner', 'POST', '/api/batch', { requests })).status).toBe(400);
  const filter = encodeURIComponent('title="In batch"');
  expect((await on.as('owner', 'GET', `${RECORDS('block_items')}?filter=${filter}`)).body.items).toEqual([]);
});
