import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import type { CollectionOptions, Fallback } from '../options/Options';
import { fakeGatsby } from '../testing/fakeGatsby';
import { sampleLocales } from '../testing/sampleOptions';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
});
afterAll(() => backend.stop());
afterEach(async () => {
  for (const name of ['articles', 'labels']) {
    const { items } = await backend.send('GET', `/api/collections/${name}/records?perPage=500`);
    for (const { id } of items as { id: string }[])
      await backend.send('DELETE', `/api/collections/${name}/records/${id}`);
  }
});

type Gatsby = ReturnType<typeof fakeGatsby>;
type Path = NonNullable<CollectionOptions['path']>;

const article = (title: string, values: Record<string, unknown> = {}) =>
  backend.create('articles', { title, status: 'published', ...values });
const change = (id: string, values: object) => backend.send('PATCH', `/api/collections/articles/records/${id}`, values);
const slug = (value: unknown) => String(value).toLowerCase();
const articlePath: Path = ({ title }, locale) => `/${locale}/${slug(title)}/`;
const labelPath: Path = ({ name }, locale) => `/${locale}/${slug(name)}`;

const options = (path = articlePath, fallback: Fallback = 'default') =>
  backend.options({
    locales: sampleLocales({ fallback }),
    collections: [
      { name: 'articles', type: 'Article', filter: 'status = "published"', path },
      { name: 'labels', type: 'Label', path: labelPath },
    ],
  });
const paths = (gatsby: Gatsby) => gatsby.nodes('Article').map((node) => node.path);

async function sourced(given = options()) {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(given);
  return gatsby;
}

it('keeps the address of each locale’s page on its node, and those of a record in its state', async () => {
  await article('One', { title_sl: 'Ena' });
  const gatsby = await sourced();
  expect(paths(gatsby)).toEqual(['/en/one/', '/sl/ena/']);
  expect(gatsby.nodes('PbRecord').map((state) => state.paths)).toEqual([['/en/one/', '/sl/ena/']]);
});

it('makes the addresses anew when their function changed', async () => {
  await article('One');
  const gatsby = await sourced();
  await gatsby.source(options(({ title }, locale) => `/new/${locale}/${slug(title)}/`));
  expect(paths(gatsby)).toEqual(['/new/en/one/', '/new/sl/one/']);
});

describe('two pages at one address', () => {
  it('stop the build, naming both records, and nothing is written', async () => {
    const [first, second] = [await article('Same'), await article('same')];
    const ids = [first.id, second.id].sort().map((id) => `articles/${id}`);
    const gatsby = fakeGatsby(backend.root);
    await expect(gatsby.source(options())).rejects.toMatchObject({
      id: '10304',
      context: { first: ids[0], second: ids[1], path: '/en/same/' },
    });
    expect(gatsby.log.created).toEqual([]);
  });

  it('are found across collections, with or without the slash at the end, and among records that did not change', async () => {
    const old = await article('Taken');
    const gatsby = await sourced();
    const label = await backend.create('labels', { name: 'Taken' });
    await expect(gatsby.source(options())).rejects.toMatchObject({
      id: '10304',
      context: { first: `articles/${old.id}`, second: `labels/${label.id}` },
    });
    await change(old.id, { title: 'Moved' });
    await gatsby.source(options());
    expect(gatsby.nodes('Label').map((node) => node.path)).toEqual(['/en/taken', '/sl/taken']);
  });

  it('are none where two records changed places', async () => {
    const [first, second] = [await article('One'), await article('Two')];
    const gatsby = await sourced();
    await change(first.id, { title: 'Two' });
    await change(second.id, { title: 'One' });
    await gatsby.source(options());
    expect(paths(gatsby).sort()).toEqual(['/en/one/', '/en/two/', '/sl/one/', '/sl/two/']);
  });
});

it('stops at a record whose address cannot be made, naming it', async () => {
  const { id } = await article('One');
  await expect(sourced(options(() => 'relative'))).rejects.toMatchObject({ id: '10305', context: { record: id } });
});

it('keeps the links of texts in the state', async () => {
  await article('One', { body: '<p><a href="/en/two/">Two</a></p>' });
  await article('Two');
  const gatsby = await sourced(options(articlePath, 'skip'));
  expect(gatsby.nodes('PbRecord').flatMap((state) => state.links)).toEqual([
    { field: 'body', locale: 'en', href: '/en/two/' },
  ]);
  expect(gatsby.log.warnings).toEqual([]);
});

it('warns of a link that leads nowhere at every build, until it is mended', async () => {
  const { id } = await article('One', { body: '<p><a href="/en/gone/">Gone</a></p>' });
  const gatsby = await sourced();
  const sentence = expect.stringMatching(/^Broken link to \/en\/gone\/ in articles\.body \(en, sl\): open http/);
  expect(gatsby.log.warnings).toEqual([sentence]);
  expect((await gatsby.source(options())).warnings).toEqual([sentence]);
  await change(id, { body: '<p>Mended</p>' });
  expect((await gatsby.source(options())).warnings).toEqual([]);
});

describe('where a translation is missing', () => {
  it('makes no node with "skip", and one after the translation', async () => {
    const { id } = await article('One');
    const gatsby = await sourced(options(articlePath, 'skip'));
    expect(paths(gatsby)).toEqual(['/en/one/']);
    await change(id, { title_sl: 'Ena' });
    await gatsby.source(options(articlePath, 'skip'));
    expect(paths(gatsby)).toEqual(['/en/one/', '/sl/ena/']);
    await change(id, { title_sl: '' });
    const { deleted } = await gatsby.source(options(articlePath, 'skip'));
    expect(paths(gatsby)).toEqual(['/en/one/']);
    expect(deleted).toEqual([expect.stringContaining(`${id}:sl`)]);
  });

  it('follows another policy at the next build', async () => {
    await article('One');
    const gatsby = await sourced(options(articlePath, 'skip'));
    await gatsby.source(options(articlePath, { sl: ['en'] }));
    expect(paths(gatsby)).toEqual(['/en/one/', '/sl/one/']);
    await gatsby.source(options(articlePath, {}));
    expect(paths(gatsby)).toEqual(['/en/one/']);
  });
});
