import { KEY } from '../../../pocketbase/pages/status/session';
import { type PreparedSite, startPreparedSite } from '../../../pocketbase/hooks/testing/preparedSite';
import { memoryStorage } from '../../store/testing/memoryStorage';
import { LACKS, loadRows } from './loadEntries';

let on: PreparedSite;
const asked: URL[] = [];
const { fetch } = globalThis;
beforeAll(async () => {
  on = await startPreparedSite();
  const { server, tokens } = on.people;
  globalThis.fetch = (path, options) => {
    const url = new URL(String(path), server.url);
    asked.push(url);
    return fetch(url, options);
  };
  globalThis.localStorage = memoryStorage({ [KEY]: JSON.stringify({ token: tokens.editor, record: {} }) });
});
afterAll(async () => {
  globalThis.fetch = fetch;
  await on.people.stop();
});

const find = async (collection: string, id: unknown) => (await loadRows(collection)).find((row) => row['id'] === id);

test('the rows of articles have no bodies, and say whether an English text has no Slovenian one', async () => {
  const slovenian = { title_sl: 'N', summary_sl: 'P' };
  const whole = await on.post('whole', { ...slovenian, body: '<p>B</p>', body_sl: '<p>T</p>' });
  const lacking = await on.post('lacking', { ...slovenian, body: '<p>B</p>', body_sl: '' });
  const blank = await on.post('blank', { ...slovenian, body: '<p>B</p>', body_sl: '<p></p>' });
  asked.length = 0;
  expect(await find('posts', whole.id)).toMatchObject({ slug: 'whole', status: 'published', [LACKS]: false });
  expect(await find('posts', lacking.id)).toMatchObject({ [LACKS]: true });
  expect(await find('posts', blank.id)).toMatchObject({ [LACKS]: true });
  expect(asked.map(({ searchParams }) => searchParams.get('fields'))).not.toContainEqual(
    expect.stringContaining('body'),
  );
});

test('a prepared change counts', async () => {
  const { id } = await on.post('prepared', { title_sl: 'N', summary_sl: 'P', body_sl: '<p>T</p>' });
  expect(await find('posts', id)).toMatchObject({ [LACKS]: false });
  await on.prepare(await on.begin(), 'posts', String(id), { title_sl: '' });
  expect(await find('posts', id)).toMatchObject({ [LACKS]: true, title_sl: '' });
});

test('of blocks, whose kinds show some of their texts, the first letters are read', async () => {
  const page = await on.make('pages', { slug: 'p', title: 'P', section: 'default', status: 'published' });
  const text = '<p>A long paragraph</p>';
  const block = await on.make('blocks', { page: page.id, order: 10, kind: 'text', title: 'T', text });
  expect(await find('blocks', block.id)).toMatchObject({ kind: 'text', title: 'T', text: 'A l', text_sl: '' });
});
