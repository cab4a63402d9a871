import { RECORDS } from '../testing/contentSite';
import { type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
let page: { id: string; revised: string };
let block: string;

interface Row {
  id: string;
  revised: string;
}
const save = async (method: string, path: string, values?: object) =>
  (await on.as('editor', method, path, values)).body as unknown as Row;
const seenByVisitors = async (collection: string) => {
  const answer = await fetch(
    `${on.server.url}${RECORDS(collection)}?filter=${encodeURIComponent('title~"Of the test"')}`,
  );
  return ((await answer.json()) as { items: Row[] }).items.length;
};

beforeAll(async () => {
  on = await startPeopleSite();
  page = await save('POST', RECORDS('pages'), { slug: 'p', title: 'P', section: 'default', status: 'published' });
  block = (await save('POST', RECORDS('blocks'), { page: page.id, kind: 'faq', title: 'Of the test' })).id;
  await save('POST', RECORDS('block_items'), { block, title: 'Of the test' });
});
afterAll(() => on.stop());

test('visitors read a hidden block and its items no more, and the page counts as changed', async () => {
  expect([await seenByVisitors('blocks'), await seenByVisitors('block_items')]).toEqual([1, 1]);
  await save('PATCH', `${RECORDS('blocks')}/${block}`, { hidden: true });
  expect([await seenByVisitors('blocks'), await seenByVisitors('block_items')]).toEqual([0, 0]);
  const { revised } = await save('GET', `${RECORDS('pages')}/${page.id}`);
  expect(revised > page.revised).toBe(true);
});

test('a block that is shown again is there with its items', async () => {
  await save('PATCH', `${RECORDS('blocks')}/${block}`, { hidden: false });
  expect([await seenByVisitors('blocks'), await seenByVisitors('block_items')]).toEqual([1, 1]);
});
