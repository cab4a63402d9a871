import { RECORDS } from '../testing/contentSite';
import { allowBatches, type PeopleSite, startPeopleSite } from '../testing/people';
import { writeBySql } from '../../../server/testing/writeBySql';

let on: PeopleSite;
beforeAll(async () => {
  on = await startPeopleSite();
  await allowBatches(on);
});
afterAll(() => on.stop());

interface Saved {
  status: number;
  body: { id: string; message: string; data: Record<string, { code: string; message: string }> };
}

async function save(values: object, { id = '', collection = 'posts', language = 'en' } = {}): Promise<Saved> {
  const answer = await fetch(on.server.url + RECORDS(collection) + (id && `/${id}`), {
    method: id ? 'PATCH' : 'POST',
    headers: {
      ...{ Authorization: on.tokens.editor, 'Content-Type': 'application/json' },
      'Accept-Language': language,
    },
    body: JSON.stringify(values),
  });
  return { status: answer.status, body: (await answer.json()) as Saved['body'] };
}

const DRAFT = { title: 'T', status: 'draft' };
/** Of words that any page shows. */
const long = (length: number) => 'word '.repeat(length / 5).trim() + 'x'.repeat((length % 5) + 1);

test.each([
  ['en', 'Use at most 120 characters; there are 121.', 'Use at most 300 characters; there are 301.'],
  ['sl-SI,en;q=0.5', 'Največ znakov: 120; zdaj jih je 121.', 'Največ znakov: 300; zdaj jih je 301.'],
])('texts longer than the layout bears are refused at each field, in %s', async (language, title, summary) => {
  const { status, body } = await save({ ...DRAFT, title_sl: long(121), summary: long(301) }, { language });
  expect(status).toBe(400);
  expect(body.data).toEqual({
    title_sl: { code: 'text_too_long', message: title },
    summary: { code: 'text_too_long', message: summary },
  });
  expect(body.message).not.toMatch(/^The record cannot/);
  expect((await save({ ...DRAFT, title_sl: long(120), summary: long(300) }, { language })).status).toBe(200);
});

test.each([
  ['en', '"Digitalizacijskopodjetnis" has 25 characters in one word, and 24 fit on a phone.'],
  ['sl', 'Beseda »Digitalizacijskopodjetnis« je predolga za telefon. Največ znakov v eni besedi: 24; zdaj jih je 25.'],
])('a word that a phone cannot show is refused, in %s', async (language, sentence) => {
  const name = 'The Digitalizacijskopodjetnis';
  const { status, body } = await save({ slug: 'long-word', name }, { collection: 'tags', language });
  expect(status).toBe(400);
  expect(body.data['name']?.message.replace(/\u00a0/g, ' ')).toMatch(sentence);
  const broken = name.replace('jsko', 'jsko-');
  expect((await save({ slug: `w-${language}`, name: broken }, { collection: 'tags' })).status).toBe(200);
});

test('a text that was too long before stays or becomes shorter; nothing else of its record is locked', async () => {
  const { body } = await save({ ...DRAFT, summary: 'S' });
  await writeBySql(on.server.dataDir, `UPDATE posts SET summary = '${long(350)}' WHERE id = '${body.id}'`);
  // The dashboard sends all fields.
  expect((await save({ title: 'Another', summary: long(350) }, body)).status).toBe(200);
  expect((await save({ summary: long(340) }, body)).status).toBe(200);
  const longer = await save({ summary: long(345) }, body);
  expect([longer.status, longer.body.data['summary']?.code]).toEqual([400, 'text_too_long']);
  expect((await save({ summary: long(300) }, body)).status).toBe(200);
  expect((await save({ summary: long(340) }, body)).status).toBe(400);
});

test('of a rich text the visible characters count', async () => {
  const reel = { key: 'lengths', title: 'R' };
  const html = (length: number) => `<p lang="sl"><strong>${long(length)}</strong></p>`;
  expect((await save({ ...reel, text: html(401) }, { collection: 'reels' })).body.data['text']?.message).toBe(
    'Use at most 400 characters; there are 401.',
  );
  expect((await save({ ...reel, text: html(400) }, { collection: 'reels' })).status).toBe(200);
});

test('within a batch, and nothing of the batch is saved', async () => {
  const requests = [DRAFT, { ...DRAFT, title: long(121) }].map((body) => ({
    ...{ method: 'POST', url: RECORDS('posts') },
    body: { ...body, author: 'Of the batch' },
  }));
  const { status, body } = await on.as('owner', 'POST', '/api/batch', { requests });
  const { data } = body as unknown as { data: { requests: Record<string, { response: Saved['body'] }> } };
  expect([status, data.requests['1']?.response.data]).toEqual([
    400,
    { title: { code: 'text_too_long', message: 'Use at most 120 characters; there are 121.' } },
  ]);
  const filter = encodeURIComponent('author = "Of the batch"');
  expect((await on.as('owner', 'GET', `${RECORDS('posts')}?filter=${filter}`)).body.totalItems).toBe(0);
});
