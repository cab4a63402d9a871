import { RECORDS } from '../testing/contentSite';
import { type PeopleSite, type Person, startPeopleSite } from '../testing/people';

let on: PeopleSite;
const POST = { slug: 'a', title: 'One', summary: 'S', body: '<p>B</p>', status: 'draft' };
let count = 0;

beforeAll(async () => {
  on = await startPeopleSite();
});
afterAll(() => on.stop());

interface Stored {
  id: string;
  title: string;
  summary: string;
  updated: string;
}
const read = async (id: string) => (await on.as('owner', 'GET', `${RECORDS('posts')}/${id}`)).body as unknown as Stored;
async function makePost(): Promise<Stored> {
  const { body } = await on.as('editor', 'POST', RECORDS('posts'), { ...POST, slug: `post-${++count}` });
  return read(body.id);
}

/** Saves as the dashboard does: a change with `updated` is based on that version. */
async function save(person: Person, id: string, change: Partial<Stored> & Record<string, unknown>, language = 'en') {
  const answer = await fetch(`${on.server.url}${RECORDS('posts')}/${id}`, {
    method: 'PATCH',
    headers: {
      Authorization: on.tokens[person],
      'Content-Type': 'application/json',
      'Accept-Language': language,
      ...(change.updated && { 'If-Match': `"${change.updated}"` }),
    },
    body: JSON.stringify(change),
  });
  type Body = { message: string; updated: string; data: { updated?: { code: string; message: string } } };
  return { status: answer.status, body: (await answer.json()) as Body };
}

test('a save that is based on an earlier version is refused, and the other change stays', async () => {
  const opened = await makePost();
  expect((await save('editor', opened.id, { ...opened, title: 'Editor' })).status).toBe(200);
  const refused = await save('owner', opened.id, { ...opened, summary: 'Owner' });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(`This record was saved by ${on.editor.email} after you had opened it`);
  expect(refused.body.data.updated).toEqual({ code: 'record_stale', message: `Saved by ${on.editor.email}.` });
  expect(await read(opened.id)).toMatchObject({ title: 'Editor', summary: 'S' });
  const slovenian = await save('owner', opened.id, { ...opened, summary: 'Owner' }, 'sl');
  expect(slovenian.body.message).toContain('Ta zapis je bil medtem shranjen');

  const now = await read(opened.id);
  expect((await save('owner', opened.id, { ...now, summary: 'Owner' })).status).toBe(200);
  expect(await read(opened.id)).toMatchObject({ title: 'Editor', summary: 'Owner' });
});

test('a save without a version is made as before', async () => {
  const opened = await makePost();
  await save('editor', opened.id, { title: 'Editor' });
  expect((await save('owner', opened.id, { summary: 'Owner' })).status).toBe(200);
});

test('of ten saves at once that are based on one version, one is made', async () => {
  const opened = await makePost();
  const saves = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save('editor', opened.id, { ...opened, title: `Title ${index}` })),
  );
  expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  const [made] = saves.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect((await read(opened.id)).title).toBe(`Title ${made}`);
});

test('published records and their hooks save once more within the same write', async () => {
  const opened = await makePost();
  const published = await save('editor', opened.id, { ...opened, status: 'published' });
  expect(published.status).toBe(200);
  const now = await read(opened.id);
  expect((await save('editor', opened.id, { ...now, slug: `${POST.slug}-${count}-moved` })).status).toBe(200);
});
