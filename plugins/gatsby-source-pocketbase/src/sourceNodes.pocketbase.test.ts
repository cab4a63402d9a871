import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { fakeGatsby } from './testing/fakeGatsby';
import { startTestBackend, type TestBackend } from './testing/testBackend';
import { withEnv } from './testing/withEnv';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
});
afterAll(() => backend.stop());

const article = (values: Record<string, unknown>) =>
  backend.create('articles', { title: 'Title', status: 'published', ...values });
const change = (id: string, values: object, collection = 'articles') =>
  backend.send('PATCH', `/api/collections/${collection}/records/${id}`, values);
const remove = (id: string, collection = 'articles') =>
  backend.send('DELETE', `/api/collections/${collection}/records/${id}`);

/** A Gatsby that has sourced everything once. */
async function sourced(changes: Parameters<TestBackend['options']>[0] = {}) {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(backend.options(changes));
  return gatsby;
}

it('sources an empty server, and reports it', async () => {
  const { log } = await sourced();
  expect(log.created).toEqual([]);
  expect(log.warnings).toEqual(['PocketBase is empty: the site is built without any content.']);
});

describe('with records', () => {
  const records: string[] = [];
  beforeAll(async () => {
    for (let number = 0; number < 10; number += 1) {
      records.push((await article({ title: `Article ${number}`, title_sl: number % 2 ? `Članek ${number}` : '' })).id);
    }
    await article({ title: 'Draft', status: 'draft' });
  });

  it('makes a node per published record and locale, over as many pages as it takes', async () => {
    const gatsby = await sourced({ pageSize: 3 });
    expect(gatsby.nodes('Article')).toHaveLength(20);
    expect(gatsby.nodes('PbRecord')).toHaveLength(10);
    expect(gatsby.nodes('Article').filter(({ isFallback }) => isFallback)).toHaveLength(5);
    expect(gatsby.nodes('Article').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Article 0', 'Članek 1']),
    );
  });

  it('reads only the lists and writes nothing when nothing changed', async () => {
    const gatsby = await sourced();
    const { created, deleted, info } = await gatsby.source(backend.options());
    expect({ created, deleted }).toEqual({ created: [], deleted: [] });
    expect(info.at(-1)).toMatch(/^PocketBase: 10 records in 2 collections, 3 requests, [\d.]+ MB$/);
  });

  it('reports the changes and the costs of every collection, under a timer for each phase', async () => {
    const { info, timers } = (await sourced()).log;
    expect(info.slice(0, -1)).toEqual([
      expect.stringMatching(/^articles: 10 new, 0 changed, 0 deleted, 0 unchanged \(\d+\.\d s, 2 requests\)$/),
      expect.stringMatching(/^labels: 0 new, 0 changed, 0 deleted, 0 unchanged \(\d+\.\d s, 1 request\)$/),
    ]);
    expect(timers).toEqual(['PocketBase: reading records', 'PocketBase: bringing files', 'PocketBase: writing nodes']);
  });

  it('writes only what an edit changed: the state, and the nodes of the locale', async () => {
    const gatsby = await sourced();
    await change(records[1] ?? '', { title_sl: 'Drugače' });
    const { created } = await gatsby.source(backend.options());
    expect(created.map(({ internal, locale }) => [internal.type, locale])).toEqual([
      ['Article', 'sl'],
      ['PbRecord', undefined],
    ]);
  });

  it('creates no nodes on the second read after a save that changed nothing', async () => {
    const gatsby = await sourced();
    await change(records[2] ?? '', { title: 'Article 2' });
    expect((await gatsby.source(backend.options())).created.map(({ internal }) => internal.type)).toEqual(['PbRecord']);
    expect((await gatsby.source(backend.options())).created).toEqual([]);
  });

  it('deletes what was taken back or deleted, and only that', async () => {
    const gatsby = await sourced();
    const gone = await article({ title: 'Soon gone' });
    const back = await article({ title: 'Taken back' });
    await gatsby.source(backend.options());
    await remove(gone.id);
    await change(back.id, { status: 'draft' });
    const { deleted, created } = await gatsby.source(backend.options());
    expect(created).toEqual([]);
    expect(deleted).toHaveLength(6);
    expect(deleted.every((id) => id.includes(gone.id) || id.includes(back.id))).toBe(true);
    expect(gatsby.nodes('Article')).toHaveLength(20);
  });

  it('drops the records of a collection that is no longer sourced', async () => {
    const gatsby = await sourced();
    await gatsby.source(backend.options({ collections: [{ name: 'labels', type: 'Label' }] }));
    expect(gatsby.nodes('Article')).toEqual([]);
    expect(gatsby.nodes('PbRecord')).toEqual([]);
  });

  it('stops before a large loss, unless it is allowed', async () => {
    const gatsby = await sourced();
    const nothing = backend.options({
      collections: [{ name: 'articles', type: 'Article', filter: 'title = "no such"' }],
    });
    await expect(gatsby.source(nothing)).rejects.toMatchObject({
      id: '10301',
      context: { collection: 'articles', removed: '10', before: '10' },
    });
    expect(gatsby.nodes('Article')).toHaveLength(20);

    process.env.PB_ALLOW_SHRINK = '1';
    await gatsby.source(nothing);
    delete process.env.PB_ALLOW_SHRINK;
    expect(gatsby.nodes('Article')).toEqual([]);
  });

  it('writes a large loss to a file, and allows the records of the file beside it', async () => {
    const gatsby = await sourced();
    const nothing = backend.options({
      collections: [{ name: 'articles', type: 'Article', filter: 'title = "no such"' }],
    });
    const PB_ALLOW_SHRINK = path.join(backend.root, 'allowed.json');
    await withEnv({ PB_ALLOW_SHRINK }, async () => {
      await expect(gatsby.source(nothing)).rejects.toMatchObject({
        context: { refused: `${PB_ALLOW_SHRINK}.refused` },
      });
      const [refused] = JSON.parse(await readFile(`${PB_ALLOW_SHRINK}.refused`, 'utf8')) as { records: string[] }[];
      expect(refused).toMatchObject({ collection: 'articles', before: 10 });

      await writeFile(PB_ALLOW_SHRINK, JSON.stringify({ records: { articles: refused?.records.slice(0, 2) } }));
      await expect(gatsby.source(nothing)).rejects.toMatchObject({ id: '10301' });
      await writeFile(PB_ALLOW_SHRINK, JSON.stringify({ records: { articles: refused?.records } }));
      await gatsby.source(nothing);
      expect(gatsby.nodes('Article')).toEqual([]);
    });
  });

  it('warns of a relation that leads nowhere, naming record and field', async () => {
    const label = await backend.create('labels', { name: 'Hidden' });
    const { id } = await article({ labels: [label.id] });
    const gatsby = fakeGatsby(backend.root);
    const labels = { name: 'labels', type: 'Label', filter: 'name != "Hidden"' };
    const { warnings } = await gatsby.source(
      backend.options({ collections: [{ name: 'articles', type: 'Article' }, labels] }),
    );
    expect(warnings).toEqual([
      `Record ${id} of "articles" points by labels to ${label.id}, deleted or not published: left out.`,
    ]);
    await remove(id);
    await remove(label.id, 'labels');
  });

  it('lists a view in place of the collection, and reads what changed from the collection', async () => {
    await backend.send('POST', '/api/collections', {
      ...{ name: 'article_list', type: 'view', viewQuery: 'SELECT id, status, updated FROM articles' },
    });
    await backend.exportSchema();
    const { id } = await article({ title: 'Listed', status: 'published' });
    const kept = await article({ title: 'Kept', status: 'published' });
    const articles = { name: 'articles', type: 'Article', filter: 'status = "published"' };
    const options = backend.options({
      collections: [
        { ...articles, listFrom: 'article_list' },
        { name: 'labels', type: 'Label' },
      ],
    });
    const gatsby = fakeGatsby(backend.root);
    const titles = () =>
      gatsby.nodes('Article').flatMap(({ pbId, locale, title }) => (pbId === id && locale === 'en' ? [title] : []));
    await gatsby.source(options);
    expect(titles()).toEqual(['Listed']);
    await change(id, { title: 'Changed' });
    await gatsby.source(options);
    expect(titles()).toEqual(['Changed']);
    await change(id, { status: 'draft' });
    await gatsby.source(options);
    expect(titles()).toEqual([]);
    // The same nodes as without the view.
    const nodes = gatsby.nodes('Article');
    await gatsby.source(backend.options({ collections: [articles, { name: 'labels', type: 'Label' }] }));
    expect(gatsby.nodes('Article')).toEqual(nodes);
    await remove(id);
    await remove(kept.id);
  });

  it('follows a flag on a related record, though the record itself was not saved', async () => {
    const label = await backend.create('labels', { name: 'Funder', force_sl: false });
    const { id } = await article({ title: 'Wording', title_sl: 'Besedilo', lead: label.id });
    const forceLocale = { via: 'lead', field: 'force_sl', locale: 'sl' };
    const options = backend.options({
      collections: [
        { name: 'articles', type: 'Article', filter: 'status = "published"', forceLocale },
        { name: 'labels', type: 'Label' },
      ],
    });
    const gatsby = fakeGatsby(backend.root);
    const titles = () =>
      gatsby
        .nodes('Article')
        .filter(({ pbId }) => pbId === id)
        .map(({ title }) => title);
    await gatsby.source(options);
    expect(titles()).toEqual(['Wording', 'Besedilo']);
    await change(label.id, { force_sl: true }, 'labels');
    await gatsby.source(options);
    expect(titles()).toEqual(['Besedilo', 'Besedilo']);
    await remove(id);
  });
});
