import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import type { Options } from '../options/Options';
import { fakeGatsby } from '../testing/fakeGatsby';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

let backend: TestBackend;
let published: string;
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  published = (await backend.create('articles', { title: 'Published', status: 'published' })).id;
  for (let number = 0; number < 10; number += 1) {
    await backend.create('articles', { title: `Draft ${number}`, status: 'draft' });
  }
  await backend.create('labels', { name: 'Label' });
});
afterAll(() => backend.stop());

type Gatsby = ReturnType<typeof fakeGatsby>;

const preview = (changes: Partial<Options> = {}) => backend.options({ preview: true, ...changes });
const change = (id: string, values: object) => backend.send('PATCH', `/api/collections/articles/records/${id}`, values);
const marks = (gatsby: Gatsby, type: string) =>
  gatsby
    .nodes(type)
    .filter(({ locale }) => locale === 'en')
    .map(({ isDraft }) => isDraft);
const counts = (gatsby: Gatsby) => {
  const drafts = marks(gatsby, 'Article').filter(Boolean).length;
  return { published: marks(gatsby, 'Article').length - drafts, drafts };
};

async function sourced(options: Options) {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options);
  return gatsby;
}

it('has no draft in a public build, and none marked', async () => {
  const gatsby = await sourced(backend.options());
  expect([marks(gatsby, 'Article'), marks(gatsby, 'Label')]).toEqual([[false], [false]]);
});

it('takes drafts too, and marks what the collection’s filter keeps out', async () => {
  const gatsby = await sourced(preview());
  expect(counts(gatsby)).toEqual({ published: 1, drafts: 10 });
  expect(marks(gatsby, 'Label')).toEqual([false]);
  expect(gatsby.nodes('PbRecord').filter(({ isDraft }) => isDraft)).toHaveLength(10);
});

it('marks what is still to come', async () => {
  const soon = `created > "${new Date(Date.now() + 864e5).toISOString().replace('T', ' ')}"`;
  const gatsby = await sourced(preview({ collections: [{ name: 'articles', type: 'Article', filter: soon }] }));
  expect(counts(gatsby)).toEqual({ published: 0, drafts: 11 });
});

it('never takes what its other filter keeps out, nor what belongs to that', async () => {
  const label = await backend.create('labels', { name: 'Kept out' });
  const { id } = await backend.create('articles', { title: 'Hidden', status: 'draft', lead: label.id });
  const articles = {
    name: 'articles',
    type: 'Article',
    only: 'lead.name != "Kept out"',
    filter: 'status = "published"',
  };
  const collections = [articles, { name: 'labels', type: 'Label', only: 'name != "Kept out"' }];
  const gatsby = await sourced(preview({ collections }));
  expect(counts(gatsby)).toEqual({ published: 1, drafts: 10 });
  await gatsby.source(backend.options({ collections }));
  expect(counts(gatsby)).toEqual({ published: 1, drafts: 0 });
  for (const path of [`articles/records/${id}`, `labels/records/${label.id}`])
    await backend.send('DELETE', `/api/collections/${path}`);
});

it('sends one more request for a collection with a filter, and for no other', async () => {
  const gatsby = await sourced(preview());
  const { info, created } = await gatsby.source(preview());
  expect(created).toEqual([]);
  expect(info).toEqual([
    expect.stringMatching(/^articles: .* 11 unchanged \(.* s, 2 requests\)$/),
    expect.stringMatching(/^labels: .* 1 unchanged \(.* s, 1 request\)$/),
    expect.anything(),
  ]);
});

it('moves the mark when a record is published or taken back', async () => {
  const gatsby = await sourced(preview());
  await change(published, { status: 'draft' });
  const { created } = await gatsby.source(preview());
  expect(created.map(({ internal, isDraft }) => [internal.type, isDraft])).toEqual([
    ['Article', true],
    ['Article', true],
    ['PbRecord', true],
  ]);
  await change(published, { status: 'published' });
  await gatsby.source(preview());
  expect(counts(gatsby)).toEqual({ published: 1, drafts: 10 });
});

it('moves the mark when time or a related record decides, though the record was not saved', async () => {
  const label = await backend.create('labels', { name: 'Hidden' });
  const { id } = await backend.create('articles', { title: 'Labelled', status: 'published', lead: label.id });
  const articles = { name: 'articles', type: 'Article', filter: 'lead.name = "Shown"' };
  const options = preview({ collections: [articles, { name: 'labels', type: 'Label' }] });
  const gatsby = await sourced(options);
  const mark = () => gatsby.nodes('Article').find(({ pbId }) => pbId === id)?.isDraft;
  expect(mark()).toBe(true);
  await backend.send('PATCH', `/api/collections/labels/records/${label.id}`, { name: 'Shown' });
  await gatsby.source(options);
  expect(mark()).toBe(false);
  await backend.send('DELETE', `/api/collections/articles/records/${id}`);
});

it('ends without a trace: the guard lets all drafts go, and what stays was not read again', async () => {
  const gatsby = await sourced(preview());
  const { created, deleted, info } = await gatsby.source(backend.options());
  expect(counts(gatsby)).toEqual({ published: 1, drafts: 0 });
  expect([created, deleted.length]).toEqual([[], 30]);
  expect(info[0]).toMatch(/^articles: 0 new, 0 changed, 10 deleted, 1 unchanged /);
});

it('lets an editor delete all drafts, and still guards what is published', async () => {
  const deleteGuard = { records: 0, share: 0 };
  const drafts = { name: 'articles', type: 'Article', filter: 'status = "published"' };
  const gatsby = await sourced(preview({ deleteGuard, collections: [drafts] }));
  const { items } = await backend.send('GET', '/api/collections/articles/records?filter=(status="draft")&perPage=3');
  for (const { id } of items as { id: string }[])
    await backend.send('DELETE', `/api/collections/articles/records/${id}`);
  await gatsby.source(preview({ deleteGuard, collections: [drafts] }));
  expect(counts(gatsby)).toEqual({ published: 1, drafts: 7 });

  await backend.send('DELETE', `/api/collections/articles/records/${published}`);
  await expect(gatsby.source(preview({ deleteGuard, collections: [drafts] }))).rejects.toMatchObject({
    id: '10301',
    context: { removed: '1', before: '1' },
  });
});
