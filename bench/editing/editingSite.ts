import { buildEditing } from '../../server/pocketbase/buildEditing';
import { ROOT } from '../../server/settings';
import { startPocketBase, type ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';
import { writeBySql } from '../../server/testing/writeBySql';
import { articleHtml, createMany, send } from '../lib/fillArticles';
import { posts } from '../lib/posts';

/** A PocketBase with the starting content, many articles, and a page of many blocks. */
export interface EditingSite {
  server: ThrowawayPocketBase;
  /** The page of many blocks, and a block in its middle. */
  page: string;
  block: string;
  /** A page with a list of articles, and an article. */
  withList: string;
  article: string;
}

/** Kinds with a text of their own; those with items have three. */
const KINDS = ['text', 'cards', 'faq', 'steps', 'quote'] as const;
const WITH_ITEMS: readonly string[] = ['cards', 'faq', 'steps'];
const ITEMS = 3;
/** Of articleHtml(): an article of 12 kB in each language. */
const LONG = 3;

const idOf = (name: string, number: number) => `${name}${String(number).padStart(15 - name.length, '0')}`;

/** Copies the first article of the bench, each a day older. */
const copies = (count: number) => `
  WITH RECURSIVE numbers(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count - 1})
  INSERT INTO posts (id, slug, title, title_sl, summary, summary_sl, body, body_sl, status, publish_at, created, updated)
  SELECT 'benchpost' || substr('000000' || number, -6), 'bench-' || number, 'Bench post ' || number,
    'Preizkusni zapis ' || number, summary, summary_sl, body, body_sl, status,
    strftime('%Y-%m-%d %H:%M:%fZ', publish_at, '-' || number || ' days'), created, updated
  FROM posts, numbers WHERE slug = 'bench-0'`;

/** @param articles the number of articles @param blocks of the page */
export async function startEditingSite(articles: number, blocks: number): Promise<EditingSite> {
  await buildEditing(ROOT);
  const server = await startPocketBase({ seed: 'tiny pictures', env: { FORM_QUOTA: '0' } });
  // A bench opens pages faster than people.
  await send(server, 'PATCH', '/api/settings', { rateLimits: { enabled: false } });
  const body = articleHtml(0).repeat(LONG);
  await createMany(
    server,
    'posts',
    posts(1).map((post) => ({ ...post, body, body_sl: body })),
  );
  // By the API, with all hooks, 2,000 articles take many minutes.
  await writeBySql(server.dataDir, copies(articles));
  const page = idOf('benchpage', 1);
  const [numbers, kindOf] = [[...Array(blocks).keys()], (number: number) => KINDS[number % KINDS.length] ?? 'text'];
  const text = (number: number) => `<p>Paragraph ${number} of the bench, with <strong>some</strong> words.</p>`;
  await createMany(server, 'pages', [
    { id: page, slug: 'bench', title: 'Bench', title_sl: 'Meritev', section: 'default', status: 'published' },
  ]);
  await createMany(
    server,
    'blocks',
    numbers.map((number) => ({
      ...{ id: idOf('benchblock', number), page, order: (number + 1) * 10, kind: kindOf(number) },
      ...{ title: `Block ${number}`, title_sl: `Blok ${number}`, text: text(number), text_sl: text(number) },
    })),
  );
  await createMany(
    server,
    'block_items',
    numbers
      .filter((number) => WITH_ITEMS.includes(kindOf(number)))
      .flatMap((number) =>
        [...Array(ITEMS).keys()].map((item) => ({
          ...{ block: idOf('benchblock', number), order: (item + 1) * 10, number: String(item + 1) },
          ...{ title: `Item ${item}`, title_sl: `Del ${item}`, text: text(item), text_sl: text(item) },
        })),
      ),
  );
  const idIn = async (collection: string, filter: string, field: 'id' | 'page' = 'id') => {
    const query = new URLSearchParams({ perPage: '1', filter });
    const { items } = await send(server, 'GET', `/api/collections/${collection}/records?${query.toString()}`);
    const [found] = (items ?? []) as readonly { id: string; page?: string }[];
    if (!found) throw new Error(`There is no record of ${collection} with ${filter}.`);
    return found[field] ?? '';
  };
  return {
    ...{ server, page },
    block: idOf('benchblock', KINDS.length * Math.floor(blocks / 2 / KINDS.length)),
    withList: await idIn('blocks', 'list = "posts"', 'page'),
    article: await idIn('posts', 'slug = "bench-5"'),
  };
}
