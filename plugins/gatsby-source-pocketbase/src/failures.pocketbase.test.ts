import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { createClient } from './client/createClient';
import { fetchRecords, listRecords } from './client/listRecords';
import { fakeGatsby } from './testing/fakeGatsby';
import { startTestBackend, type TestBackend } from './testing/testBackend';
import { withEnv } from './testing/withEnv';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  await backend.create('articles', { title: 'One', status: 'published' });
});
afterAll(() => backend.stop());

const source = (changes: Parameters<TestBackend['options']>[0] = {}) =>
  fakeGatsby(backend.root).source(backend.options(changes));
const clientWith = (token: string) => {
  const client = createClient({ url: backend.server.url, timeoutMs: 5000, retries: 0 });
  client.setToken(token);
  return client;
};

describe('signing in', () => {
  it('names the variables that are not set', async () => {
    await expect(withEnv({ PB_SUPERUSER_EMAIL: '' }, () => source())).rejects.toMatchObject({
      id: '10102',
      message: expect.stringContaining('PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD'),
    });
  });

  it('reports a refusal of the server, and never the sent values', async () => {
    const failure = withEnv({ PB_SUPERUSER_EMAIL: 'no@example.com', PB_SUPERUSER_PASSWORD: 'hunter22' }, () =>
      source({ retries: 4 }),
    );
    await expect(failure).rejects.toMatchObject({ id: '10103', message: expect.not.stringContaining('hunter22') });
  });

  it('finds out a token that is no superuser’s, which lists answer as a guest’s', async () => {
    expect(await listRecords(clientWith('garbage'), 'redirects', { pageSize: 10 })).toEqual([]);
    const failure = withEnv({ PB_TOKEN: 'garbage' }, () =>
      source({ auth: { collection: '_superusers', emailEnv: 'X', passwordEnv: 'Y', tokenEnv: 'PB_TOKEN' } }),
    );
    await expect(failure).rejects.toMatchObject({ id: '10104', context: { status: '401' } });
  });
});

it('contains the URL that does not answer', async () => {
  await expect(source({ url: 'http://127.0.0.1:1', retries: 0 })).rejects.toMatchObject({ id: '10101' });
});

describe('a list', () => {
  it('distinguishes a locked collection, a missing one and a wrong filter', async () => {
    const query = { pageSize: 10 };
    await expect(listRecords(clientWith(''), 'articles', query)).rejects.toMatchObject({ id: '10203' });
    await expect(listRecords(clientWith(backend.server.token), 'nothing', query)).rejects.toMatchObject({
      id: '10201',
    });
    const wrong = { ...query, filter: 'nothing = 1' };
    await expect(listRecords(clientWith(backend.server.token), 'articles', wrong)).rejects.toMatchObject({
      id: '10204',
    });
  });

  it('loses no record when others are deleted between its pages', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 9; number += 1) ids.push((await backend.create('labels', { name: `L${number}` })).id);
    ids.sort();
    const client = clientWith(backend.server.token);
    let pages = 0;
    const records = await listRecords(
      {
        ...client,
        get: async (...args) => {
          const answer = await client.get(...args);
          pages += 1;
          if (pages === 1) await backend.send('DELETE', `/api/collections/labels/records/${ids[0]}`);
          return answer;
        },
      },
      'labels',
      { pageSize: 3, fields: 'id' },
    );
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(pages).toBe(4);
  });

  it('requests many records by id within PocketBase’s limits', async () => {
    const [one] = await listRecords(clientWith(backend.server.token), 'articles', { pageSize: 1 });
    const absent = Array.from({ length: 400 }, (_, index) => `absent${String(index).padStart(9, '0')}`);
    const client = clientWith(backend.server.token);
    const filter = 'status = "published" && (created = "" || created <= @now)';
    const found = await fetchRecords(client, 'articles', [...absent, one?.id ?? ''], { pageSize: 1000, filter });
    expect(found.map(({ title }) => title)).toEqual(['One']);
    expect(client.requests()).toBe(3);
  });
});

describe('the model', () => {
  it('is missing: the error explains the export', async () => {
    await expect(source({ schemaFile: 'nothing.json' })).rejects.toMatchObject({
      id: '10001',
      message: expect.stringContaining('export it'),
    });
  });

  it('lacks a filter’s field: nothing is sent', async () => {
    const collections = [{ name: 'articles', type: 'Article', filter: 'stauts = "published"' }];
    await expect(source({ collections, url: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      id: '10002',
      message: expect.stringContaining('the filter of "articles" names "stauts"'),
    });
  });

  it('differs from the server: names each field', async () => {
    const file = path.join(backend.root, 'pb_schema.json');
    const exported = await readFile(file, 'utf8');
    await writeFile(file, exported.replace('"title_sl"', '"title_de"'));
    await expect(source()).rejects.toMatchObject({
      id: '10202',
      context: { differences: expect.stringMatching(/^articles\.title_de is missing; articles\.title_sl is new$/) },
    });
    await writeFile(file, exported);
  });

  it('names a field that was renamed on the server', async () => {
    const { fields, id } = await backend.send('GET', '/api/collections/articles');
    const renamed = (from: string, to: string) =>
      (fields as { name: string }[]).map((field) => (field.name === from ? { ...field, name: to } : field));
    await backend.send('PATCH', `/api/collections/${id}`, { fields: renamed('title_sl', 'naslov') });
    const gatsby = fakeGatsby(backend.root);
    await expect(gatsby.source(backend.options())).rejects.toMatchObject({
      id: '10202',
      context: { differences: 'articles.title_sl is missing; articles.naslov is new' },
    });
    expect(gatsby.log.created).toEqual([]);
    await backend.send('PATCH', `/api/collections/${id}`, { fields });
  });

  it('names a collection that the server lacks: nothing is written', async () => {
    const { id } = await backend.send('POST', '/api/collections', {
      name: 'extras',
      type: 'base',
      fields: [{ name: 'name', type: 'text' }],
    });
    await backend.exportSchema();
    await backend.send('DELETE', `/api/collections/${id}`);
    const gatsby = fakeGatsby(backend.root);
    const collections = [
      { name: 'articles', type: 'Article' },
      { name: 'extras', type: 'Extra' },
    ];
    await expect(gatsby.source(backend.options({ collections }))).rejects.toMatchObject({
      id: '10201',
      context: { collection: 'extras' },
    });
    expect(gatsby.log.created).toEqual([]);
    await backend.exportSchema();
  });
});
