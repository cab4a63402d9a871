import { parseRichText } from '../richText/parseRichText';
import { treeResolver } from '../graphql/treeResolver';

const targets = {
  context: { origins: ['https://site.example'], collectionIds: new Map([['posts', 'pbc_posts']]) },
  pages: [
    { type: 'Page', collectionId: 'pbc_pages' },
    { type: 'Post', collectionId: 'pbc_posts' },
  ],
  locales: ['en', 'sl'],
  isKnown: (path: string) => path === '/blog/',
};

interface Page {
  type: string;
  collectionId: string;
  pbId: string;
  locale: string;
  path: string | null;
}
const page = (type: string, pbId: string, locale: string, path: string | null): Page => ({
  type,
  collectionId: type === 'Page' ? 'pbc_pages' : 'pbc_posts',
  pbId,
  locale,
  path,
});
const about = [page('Page', 'about', 'en', '/about/'), page('Page', 'about', 'sl', '/sl/o-nas/')];
const why = [page('Post', 'why', 'en', '/blog/why/'), page('Post', 'why', 'sl', '/sl/blog/why/')];

/** Gatsby's node model over these pages; remembers what a query was made to depend on. */
function nodeModel(pages: Page[]) {
  const nodes = new Map(pages.map((each) => [`pb:${each.collectionId}:${each.pbId}:${each.locale}`, each]));
  const found = (id: string, node: Page) => ({ id, ...node });
  const dependencies = new Set<string>();
  return {
    dependencies,
    getNodeById: ({ id, type }: { id: string; type?: string }, { connectionType = '' } = {}) => {
      const node = nodes.get(id);
      if (connectionType) dependencies.add(connectionType);
      if (!node || node.type !== type) return null;
      dependencies.add(id);
      return found(id, node);
    },
    findAll: async () => ({ entries: [] }),
    findOne: async ({ type, query }: { type: string; query: object }, { track = true } = {}) => {
      const { filter } = query as { filter: { path: { in: string[] } } };
      const [id, node] =
        [...nodes].find(([, each]) => each.type === type && filter.path.in.includes(each.path ?? '')) ?? [];
      if (track) dependencies.add(id ?? type);
      return id && node ? found(id, node) : null;
    },
  };
}

/** Where the links of a text lead, and what its page then depends on. */
async function resolve(hrefs: string[], pages: Page[], locale = 'sl') {
  const html = hrefs.map((href) => `<p><a href="${href.replace(/&/g, '&amp;')}" title="t">x</a></p>`).join('');
  const model = nodeModel(pages);
  const source = { ...parseRichText(html, targets.context), locale };
  const tree = await treeResolver(targets, String)(source, {}, { nodeModel: model });
  const json = JSON.stringify(tree);
  return {
    hrefs: tree.map((p) => p.type === 'element' && p.children[0]?.type === 'element' && p.children[0].attributes.href),
    words: json.match(/"x"/g)?.length,
    dependencies: [...model.dependencies].sort(),
    isAsItWas: tree === source.tree,
  };
}

it('leads to the page of the text’s locale, whichever locale’s path was written', async () => {
  const written = ['/blog/why/', '/sl/blog/why/', 'https://site.example/blog/why/'];
  expect((await resolve(written, why)).hrefs).toEqual(Array(3).fill('/sl/blog/why/'));
  expect((await resolve(written, why, 'en')).hrefs).toEqual(Array(3).fill('/blog/why/'));
});

it('keeps query and hash, and does not mind the slash at the end', async () => {
  const { hrefs } = await resolve(['/about?a=1&b=2#c', '/about/#c', '/sl/o-nas'], about);
  expect(hrefs).toEqual(['/sl/o-nas/?a=1&b=2#c', '/sl/o-nas/#c', '/sl/o-nas/']);
});

it('follows a record’s address in the dashboard', async () => {
  const address = 'https://old.example/_/#/collections?collection=posts&record=why';
  expect((await resolve([address], why)).hrefs).toEqual(['/sl/blog/why/']);
});

it('leads to another locale’s page where the text’s has none', async () => {
  const english = why.slice(0, 1);
  const written = ['/blog/why/', '/_/#/collections?collection=pbc_posts&record=why'];
  const { hrefs, dependencies } = await resolve(written, english);
  expect(hrefs).toEqual(['/blog/why/', '/blog/why/']);
  // It names its siblings, so it changes when the Slovenian one comes.
  expect(dependencies).toEqual(['pb:pbc_posts:why:en']);
});

it('keeps a path without a record, without the origin', async () => {
  const { hrefs, dependencies } = await resolve(['https://site.example/gone/?a#b', 'blog/why'], [...about, ...why]);
  expect(hrefs).toEqual(['/gone/?a#b', 'blog/why']);
  // Any new record at that path renders the page again.
  expect(dependencies).toEqual(['Page', 'Post']);
});

it('waits for no record at a path where the site has something of its own', async () => {
  const { hrefs, dependencies } = await resolve(['/blog', '/blog/#top'], [...about, ...why]);
  expect(hrefs).toEqual(['/blog', '/blog/#top']);
  expect(dependencies).toEqual([]);
});

it('takes the address from a link to a record without a page, and keeps its words', async () => {
  const dashboard = 'https://site.example/_/#/collections?collection=';
  const noPage = page('Post', 'part', 'sl', null);
  const { hrefs, words, dependencies } = await resolve(
    [`${dashboard}posts&record=gone`, `${dashboard}posts&record=part`, `${dashboard}menus&record=m1`],
    [noPage],
  );
  expect({ hrefs, words }).toEqual({ hrefs: [undefined, undefined, undefined], words: 3 });
  expect(dependencies).toEqual(['Post', 'pb:pbc_posts:part:sl']);
});

it('depends on the targets alone, not on all that was looked through to find them', async () => {
  const { dependencies } = await resolve(['/blog/why/'], [...about, ...why]);
  expect(dependencies).toEqual(['pb:pbc_posts:why:en', 'pb:pbc_posts:why:sl']);
});

it('looks first where it found what stood beside', async () => {
  const model = nodeModel([...about, ...why, page('Post', 'how', 'en', '/blog/how/'), page('Post', 'how', 'sl', null)]);
  const asked = jest.spyOn(model, 'findOne');
  const resolveTree = treeResolver(targets, String);
  for (const href of ['/blog/why/', '/blog/how']) {
    const source = { ...parseRichText(`<a href="${href}">x</a>`, targets.context), locale: 'sl' };
    await resolveTree(source, {}, { nodeModel: model });
  }
  expect(asked.mock.calls.map(([{ type }]) => type)).toEqual(['Page', 'Post', 'Post']);
});

it('gives a tree without links inside the site as it is', async () => {
  const { isAsItWas, dependencies } = await resolve(['https://a.example/', '#top', 'mailto:a@b.example'], why);
  expect({ isAsItWas, dependencies }).toEqual({ isAsItWas: true, dependencies: [] });
});
