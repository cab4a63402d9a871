import { columnsOf, collectionOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import { call } from '../../../pocketbase/pages/status/call';
import type { Values } from '../../store/types';

/** Of the texts of blocks nothing but their being there is needed. */
const EXCERPT = 3;
const PER_PAGE = 500;
/** Set in rows whose missing texts the database has looked for. */
export const LACKS = 'lacks';
/** The kind of a block decides which of its texts are shown, and so which may lack. */
const BY_KIND: readonly string[] = ['blocks', 'block_items'];
/** Stored texts without words. */
const BLANK = ['', '<p></p>'];

interface Row extends Values {
  readonly id: string;
}

/** Loads the rows of a collection for the list of everything: names, addresses and states, but no body. */
export async function loadRows(collection: string): Promise<readonly Values[]> {
  const label = collectionOf(collection)?.label ?? [];
  const parents = collectionOf(collection)?.partOf?.by ?? '';
  const whole = [...label, ...label.map((name) => `${name}_sl`)];
  const fields = [...['id', 'slug', 'key', 'to', 'kind', 'status', 'publish_at'], parents, ...whole];
  const texts = translated(collection);
  if (BY_KIND.includes(collection)) {
    const short = texts.filter((name) => !whole.includes(name)).map((name) => `${name}:excerpt(${EXCERPT})`);
    return loadAll(collection, [...fields, ...short]);
  }
  // The database compares two bodies of 12 kB sooner than it takes excerpts of them.
  const [rows, lacking] = await Promise.all([
    loadAll(collection, fields),
    texts.length > 0 ? loadAll(collection, ['id'], lackFilter(texts)) : [],
  ]);
  const ids = new Set(lacking.map(({ id }) => id));
  return rows.map((row) => ({ ...row, [LACKS]: ids.has(row.id) }));
}

const translated = (collection: string) =>
  fieldsOf(collection)
    .filter(({ isTranslated, kind }) => isTranslated && kind !== 'details')
    .flatMap(columnsOf);

/** The rows of which an English text has no Slovenian one. */
function lackFilter(texts: readonly string[]): string {
  const pairs = texts.filter((name) => name.endsWith('_sl')).map((name) => [name.slice(0, -3), name] as const);
  return pairs
    .map(([en, sl]) => {
      const hasEnglish = BLANK.map((blank) => `${en} != "${blank}"`).join(' && ');
      return `(${hasEnglish} && (${BLANK.map((blank) => `${sl} = "${blank}"`).join(' || ')}))`;
    })
    .join(' || ');
}

async function loadAll(collection: string, fields: readonly string[], filter = ''): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const asked = {
      page: String(page),
      perPage: String(PER_PAGE),
      skipTotal: '1',
      fields: fields.join(','),
      filter,
      sort: '@rowid',
    };
    const path = `/api/collections/${collection}/records?${new URLSearchParams(asked).toString()}`;
    const { items } = await call<{ items: Row[] }>(path, { headers: { 'X-Prepared': '1' } });
    rows.push(...items);
    if (items.length < PER_PAGE) return rows;
  }
}
