import { randomBytes } from 'node:crypto';
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
  message: string;
  data: Record<string, { code: string; message: string; params?: object }>;
}
async function save(body: object | FormData, language = 'en', collection = 'posts'): Promise<Refused> {
  const isForm = body instanceof FormData;
  const answer = await fetch(on.server.url + RECORDS(collection), {
    method: 'POST',
    headers: {
      ...{ Authorization: on.tokens.editor, 'Accept-Language': language },
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  return (await answer.json()) as Refused;
}
const DRAFT = { title: 'T', status: 'draft' };

test.each<[object, string, string, string, string]>([
  [{ title: '' }, 'title', 'validation_required', 'Fill in this field.', 'Izpolnite to polje.'],
  [
    ...([{ seo_title: 'č'.repeat(71) }, 'seo_title', 'validation_max_text_constraint'] as const),
    ...(['Use at most 70 characters; there are 71.', 'Največ znakov: 70; zdaj jih je 71.'] as const),
  ],
  [
    ...([{ slug: 'A b' }, 'slug', 'validation_invalid_format'] as const),
    'Use small letters a–z, digits and single hyphens, such as when-not-to-use-ai.',
    'Uporabite male črke a–z, števke in posamezne vezaje, na primer kdaj-brez-ui.',
  ],
  [
    ...([{ status: 'x' }, 'status', 'validation_invalid_value'] as const),
    ...(['Choose one of these: draft, published.', 'Izberite eno od teh možnosti: draft, published.'] as const),
  ],
  [
    ...([{ tags: ['no-such-record0'] }, 'tags', 'validation_missing_rel_records'] as const),
    ...([
      'A record that is chosen here is no longer there. Choose again.',
      'Zapisa, ki je tu izbran, ni več. Izberite znova.',
    ] as const),
  ],
  [
    ...([{ body: 'a'.repeat(500_001) }, 'body', 'validation_content_size_limit'] as const),
    'The text is too large. At most 500 kB can be saved; move a part of it to another record.',
    'Besedilo je preveliko. Shraniti je mogoče največ 500 kB; del prestavite v drug zapis.',
  ],
])(
  '%#: a refused field has its code and a plain sentence in both languages',
  async (values, field, code, english, slovenian) => {
    const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');
    for (const [language, sentence] of [
      ['en', english],
      ['sl', slovenian],
    ] as const) {
      const { data } = await save({ ...DRAFT, ...values }, language);
      expect([data[field]?.code, plain(data[field]?.message)]).toEqual([code, sentence]);
    }
  },
);

test('the size of a file is in MB', async () => {
  const side = { width: 2000, height: 2000, channels: 3 } as const;
  const noise = sharp(randomBytes(12_000_000), { raw: side }).png({ compressionLevel: 0 });
  const form = new FormData();
  Object.entries(DRAFT).forEach(([field, value]) => form.set(field, value));
  form.set('image', new Blob([new Uint8Array(await noise.toBuffer())], { type: 'image/png' }), 'a.png');
  const { data } = await save(form, 'sl');
  expect(data['image']?.code).toBe('validation_file_size_limit');
  expect(data['image']?.message).toMatch(/največ 10\s?MB\.$/);
});

test('the sentence of the refusal, a number, and the sentences of hooks', async () => {
  expect((await save({ title: '' })).message).toBe('Nothing was saved yet. Correct the fields that are marked.');
  expect((await save({ title: '' }, 'sl')).message).toBe('Shranjeno še ni nič. Popravite označena polja.');
  const published = await save({ ...DRAFT, status: 'published', summary: ' ' }, 'sl');
  expect(published.message).toBe('Shranjeno še ni nič. Popravite označena polja.');
  const workshop = await save({ ...DRAFT, starts_at: '2030-01-01 10:00:00Z', price: -1 }, 'en', 'workshops');
  expect(workshop.data['price']?.message).toBe('Write a number of at least 0.');
  await on.as('editor', 'POST', RECORDS('posts'), { ...DRAFT, slug: 'taken' });
  expect((await save({ ...DRAFT, slug: 'taken' })).data['slug']?.code).toBe('slug_taken');
});

test('within a batch', async () => {
  const requests = [{ method: 'POST', url: RECORDS('posts'), body: { ...DRAFT, title: '' } }];
  const { body } = await on.as('owner', 'POST', '/api/batch', { requests });
  const { data } = body as unknown as { data: { requests: Record<string, { response: Refused }> } };
  expect(data.requests['0']?.response.data['title']).toEqual({
    code: 'validation_required',
    message: 'Fill in this field.',
  });
});
