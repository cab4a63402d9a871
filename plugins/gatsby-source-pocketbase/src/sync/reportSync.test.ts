import { sampleModel } from '../testing/sampleModel';
import { sampleOptions } from '../testing/sampleOptions';
import { brokenLinks, flattenedTexts, missingTargets, summary } from './reportSync';
import type { RecordState } from './RecordState';
import type { SyncedCollection } from './apply';

describe('broken links', () => {
  type Links = RecordState['links'];

  const model = sampleModel();
  const options = sampleOptions({ links: { origins: ['https://site.example'], isKnown: (path) => path === '/blog/' } });
  const links = (...hrefs: string[]): Links => hrefs.map((href) => ({ field: 'body', locale: 'en', href }));
  const record = (pbId: string, state: Partial<RecordState> = {}) => ({
    pbId,
    paths: [`/blog/${pbId}/`, `/sl/blog/${pbId}/`],
    links: [],
    ...state,
  });

  /** A collection after a build; of its states only what links need. */
  function synced(name: string, records: ReturnType<typeof record>[], hasPages = true): SyncedCollection {
    const collection = model.find((each) => each.name === name);
    const states = records.map((state) => ({ collection: name, collectionId: collection?.id, ...state }));
    const shape = { collection, options: hasPages ? { path: () => null } : {} };
    return { shape, states } as unknown as SyncedCollection;
  }

  const hrefsOf = (sentences: string[]) => sentences.map((sentence) => /^Broken link to (\S*) in/.exec(sentence)?.[1]);

  it('contains the link’s place and the URL to correct it', () => {
    expect(brokenLinks([synced('posts', [record('p1', { links: links('/blog/gone/') })])], options)).toEqual([
      'Broken link to /blog/gone/ in posts.body (en): open http://127.0.0.1:8090/_/#/collections?collection=posts&record=p1 and correct it.',
    ]);
  });

  it.each(['https://cms.example', 'https://cms.example/', 'https://cms.example/_/'])(
    'names the dashboard that editors open: %s',
    (dashboardUrl) => {
      const posts = synced('posts', [record('p1', { links: links('/gone/') })]);
      expect(brokenLinks([posts], { ...options, dashboardUrl })).toEqual([
        expect.stringContaining(' https://cms.example/_/#/collections?collection=posts&record=p1 '),
      ]);
    },
  );

  it('finds pages in every locale, with and without the slash at the end, and known paths of the site', () => {
    const good = links(
      '/blog/p1/',
      '/sl/blog/p1#x',
      'https://site.example/blog/p2?a=1',
      '/blog',
      '/_/#/collections?collection=posts&record=p2',
      'https://old.example/_/#/collections?collection=pbc_posts&record=p1',
      'https://elsewhere.example/gone/',
      '#gone',
    );
    expect(brokenLinks([synced('posts', [record('p1', { links: good }), record('p2')])], options)).toEqual([]);
  });

  it('finds what leads nowhere, in every collection', () => {
    const bad = links(
      '/BLOG/p1/',
      'https://site.example/gone/',
      'example.com',
      '/_/#/collections?collection=posts&record=gone',
      '/_/#/collections?collection=tags&record=t1',
      '/_/#/collections?collection=people&record=p1',
    );
    const posts = synced('posts', [record('p1', { links: bad })]);
    const tags = synced('tags', [record('t1', { paths: [], links: links('/gone/') })], false);
    expect(hrefsOf(brokenLinks([posts, tags], options))).toEqual([...bad.map(({ href }) => href), '/gone/']);
  });

  it('names a link once for a field, with the locales that show it', () => {
    const shown = [
      { field: 'body', locale: 'en', href: '/gone/' },
      { field: 'body', locale: 'sl', href: '/gone/' },
      { field: 'lead', locale: 'sl', href: '/gone/' },
    ];
    expect(brokenLinks([synced('posts', [record('p1', { links: shown })])], options)).toEqual([
      expect.stringContaining('in posts.body (en, sl):'),
      expect.stringContaining('in posts.lead (sl):'),
    ]);
  });

  it('keeps one order, whichever records were read anew', () => {
    const records = ['c', 'a', 'b'].map((id) => record(id, { links: links('/gone/') }));
    const sentences = brokenLinks([synced('posts', records)], options);
    expect(sentences.map((sentence) => /record=(\w+)/.exec(sentence)?.[1])).toEqual(['a', 'b', 'c']);
  });

  it('does not flood the log', () => {
    const many = links(...Array.from({ length: 25 }, (_, index) => `/gone-${index}/`));
    const sentences = brokenLinks([synced('posts', [record('p1', { links: many })])], options);
    expect(sentences).toHaveLength(21);
    expect(sentences.at(-1)).toBe('… and 5 more broken links.');
  });

  it('checks no link of a site without known paths', () => {
    const posts = synced('posts', [record('p1', { paths: [], links: links('/gone/') })], false);
    expect(brokenLinks([posts], sampleOptions())).toEqual([]);
    expect(brokenLinks([posts], options)).toHaveLength(1);
  });
});

describe('texts, relations and the summary', () => {
  const options = { url: 'https://cms.site.example' };
  const withStates = (states: object[]) => [{ states }] as unknown as SyncedCollection[];

  it('names record and field of each text, with a link', () => {
    const states = [
      { collection: 'posts', pbId: 'a', flattened: ['body'] },
      { collection: 'posts', pbId: 'b' },
    ];
    expect(flattenedTexts(withStates(states), options)).toEqual([
      'posts.body of record a is nested deeper than 50 elements: its text is shown without the inner ones. Open https://cms.site.example/_/#/collections?collection=posts&record=a and simplify it.',
    ]);
  });

  const synced = (id: string, pbId: string, targets: string[], field = 'tags') =>
    ({
      states: [
        {
          collection: id,
          collectionId: id,
          pbId,
          references: targets.map((recordId) => ({ field, collectionId: 'tags', recordId })),
        },
      ],
    }) as unknown as SyncedCollection;

  it('names record and field once, with what is missing', () => {
    expect(missingTargets([synced('posts', 'p1', ['t1', 't2', 't3']), synced('tags', 't1', [])])).toEqual([
      'Record p1 of "posts" points by tags to t2, t3, deleted or not published: left out.',
    ]);
  });

  it('does not flood the log', () => {
    const many = Array.from({ length: 25 }, (_, index) => synced('posts', `p${index}`, ['gone']));
    const sentences = missingTargets(many);
    expect(sentences).toHaveLength(21);
    expect(sentences.at(-1)).toBe('… and 5 more relations that lead nowhere.');
  });

  const posts = (changes: Partial<SyncedCollection> = {}) =>
    ({
      shape: { collection: { name: 'posts' } },
      states: Array.from({ length: 216 }),
      added: 0,
      changed: 0,
      deleted: 0,
      requests: 1,
      seconds: 0.04,
      ...changes,
    }) as unknown as SyncedCollection;

  it('reports changes and costs on one line', () => {
    expect(summary(posts({ added: 1, changed: 3, requests: 4, seconds: 0.42 }))).toBe(
      'posts: 1 new, 3 changed, 0 deleted, 212 unchanged (0.4 s, 4 requests)',
    );
    expect(summary(posts())).toBe('posts: 0 new, 0 changed, 0 deleted, 216 unchanged (0.0 s, 1 request)');
  });
});
