import { type ContentSite, RECORDS, startContentSite } from './testing/contentSite';
import { type Guarded, GUARDS } from './testing/GUARDS';
import { allowBatches } from './testing/people';
import { type AsOwner, prepareGuarded, sentenceOf } from './testing/prepareGuarded';

let on: ContentSite;
const ask: AsOwner = (method, path, body) => on.ask(path, method, body, 'owner');
beforeAll(async () => {
  on = await startContentSite();
  await allowBatches(on.people);
});
afterAll(() => on.people.stop());

interface Refused {
  message: string;
  data: Record<string, { message: string } | undefined>;
}

/** Sends JSON, or a form with the file that is refused. */
async function send(
  person: 'editor' | 'owner',
  { method, path, language }: { method: string; path: string; language: string },
  body: object | undefined,
  file?: { field: string; blob: Blob; name: string; whole?: string },
): Promise<{ status: number; body: Refused }> {
  const form = new FormData();
  if (file?.whole) form.set(file.whole, JSON.stringify(body));
  if (file) form.set(file.field, file.blob, file.name);
  const answer = await fetch(on.people.server.url + path, {
    method,
    headers: {
      ...{ Authorization: on.people.tokens[person], 'Accept-Language': language },
      ...(body && !file && { 'Content-Type': 'application/json' }),
    },
    body: file ? form : body && JSON.stringify(body),
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') as Refused };
}

const heard = ({ message, data }: Refused, { field }: Guarded) => (field ? data[field]?.message : message);
const blobOf = (file: NonNullable<Guarded['file']>) => ({ ...file, blob: new Blob([file.text]) });
const LANGUAGES = [
  ['en', 'en-GB,en;q=0.9'],
  ['sl', 'sl-SI,sl;q=0.9,en;q=0.8'],
] as const;

describe.each(GUARDS.map((guarded) => [guarded.act, guarded] as const))('%s', (_act, guarded) => {
  const { record, change, file } = guarded;
  const method = (change ?? file) ? 'PATCH' : 'DELETE';
  let id = '';
  let undo = async () => {};
  beforeEach(async () => {
    ({ id, undo } = await prepareGuarded(guarded, ask));
  });
  afterEach(() => undo());
  const path = () => `${RECORDS(record.collection)}/${id}`;

  test.each(LANGUAGES)('is refused in %s to editor and owner, and nothing changes', async (language, languages) => {
    const before = await ask('GET', path());
    for (const person of ['editor', 'owner'] as const) {
      const call = { method, path: path(), language: languages };
      const { status, body } = await send(person, call, change, file && blobOf(file));
      expect([status, heard(body, guarded)]).toEqual([
        guarded.sentence === 'links.linked' ? 409 : 400,
        expect.stringMatching(sentenceOf(guarded, language)),
      ]);
    }
    expect(await ask('GET', path())).toEqual(before);
  });

  test.each(LANGUAGES)('is refused in %s within a batch, with all of the batch', async (language, languages) => {
    const before = await ask('GET', path());
    const requests = [
      { method: 'POST', url: RECORDS('tags'), body: { name: 'Of the batch', slug: 'of-the-batch' } },
      { method, url: path(), ...(change && { body: change }) },
    ];
    const inBatch = file && { ...blobOf(file), field: `requests.1.${file.field}`, whole: '@jsonPayload' };
    const call = { method: 'POST', path: '/api/batch', language: languages };
    const { status, body } = await send('owner', call, { requests }, inBatch);
    const { requests: answers } = body.data as unknown as {
      requests: Record<string, { response: Refused } | undefined>;
    };
    const response = answers['1']?.response;
    expect([status, response && heard(response, guarded)]).toEqual([
      400,
      expect.stringMatching(sentenceOf(guarded, language)),
    ]);
    expect(await ask('GET', path())).toEqual(before);
    const filter = encodeURIComponent('slug = "of-the-batch"');
    expect(await ask('GET', `${RECORDS('tags')}?filter=${filter}`)).toMatchObject({ items: [] });
  });
});
