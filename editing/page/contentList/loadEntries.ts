import { collectionOf, COLLECTIONS, columnsOf, fieldsOf, labelOf, partsOf } from '../../../src/lib/content/COLLECTIONS';
import { recordPath } from '../../../src/lib/url/recordPath';
import type { PreparedChange, PreparedSet } from '../../../pocketbase/hooks/prepared/types';
import { call } from '../../../pocketbase/pages/status/call';
import type { Values } from '../../store/types';
import { lacksSlovenian } from '../record/lacksSlovenian';
import { language } from '../texts';

/** The collections whose records have an editing page, in the order of the list. */
export const LISTED_COLLECTIONS = [
  ...(['pages', 'posts', 'cases', 'projects', 'workshops'] as const),
  ...(['menus', 'reels', 'contents', 'tags', 'redirects'] as const),
];

/** Characters of the texts of blocks: only enough to see whether they are empty. */
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

/** A record in the list of everything. */
export interface Entry {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  /** Its title in the other language, by which it is found as well. */
  readonly otherTitle: string;
  /** Its address on the site, or what names it for programs. */
  readonly address: string;
  readonly state: 'live' | 'draft' | 'planned' | '';
  /** The moment of a planned publication, in PocketBase's form. */
  readonly at: string;
  /** The change of it, or of its parts, that is not published yet. */
  readonly prepared?: { readonly kind: PreparedChange['kind']; readonly who: string; readonly set: string };
  readonly lacksSlovenian: boolean;
}

/** Loads everything that can be edited, with all prepared changes. @throws SignedOut, Away, or an Error with a sentence */
export async function loadEntries(): Promise<readonly Entry[]> {
  const names = Object.keys(COLLECTIONS);
  const [{ sets }, ...lists] = await Promise.all([
    call<{ sets: PreparedSet[] }>('/_site/prepared'),
    ...names.map((name) => loadRows(name)),
  ]);
  return describeAll(new Map(names.map((name, i) => [name, lists[i] ?? []])), sets, Date.now());
}

/** @param now milliseconds, by which a publication is planned */
export function describeAll(
  all: ReadonlyMap<string, readonly Values[]>,
  sets: readonly PreparedSet[],
  now: number,
): readonly Entry[] {
  const prepared = sets.flatMap((set) => set.changes.map((change) => ({ change, set: set.title, at: set.publish_at })));
  const changeOf = (collection: string, id: unknown) => {
    const own = prepared.find(({ change }) => change.collection === collection && change.id === id);
    // A part of it, also one that is to be deleted.
    const found = own ?? prepared.find(({ change: { whole } }) => whole.collection === collection && whole.id === id);
    const kind = own ? own.change.kind : ('changed' as const);
    return found && { own, prepared: { kind, who: found.change.by, set: found.set } };
  };
  const partsIn = (collection: string, row: Values): readonly (readonly [string, Values])[] =>
    partsOf(collection, row['kind']).flatMap(({ collection: part, by }) =>
      (all.get(part) ?? [])
        .filter((each) => each[by] === row['id'])
        .flatMap((each): readonly (readonly [string, Values])[] => [
          [part, { ...each, kind: each['kind'] ?? row['kind'] ?? '' }],
          ...partsIn(part, each),
        ]),
    );
  const describe = (collection: string, row: Values): Entry => {
    const whole: readonly (readonly [string, Values])[] = [[collection, row], ...partsIn(collection, row)];
    const change = changeOf(collection, row['id']);
    const address = recordPath(collection, row['slug']) ?? String(row['key'] || row['to'] || '');
    return {
      ...{ collection, id: String(row['id']), title: labelOf(collection, row, language), address },
      otherTitle: labelOf(collection, row, language === 'sl' ? 'en' : 'sl'),
      ...stateOf(row, now, change?.own),
      ...(change && { prepared: change.prepared }),
      lacksSlovenian: whole.some(([name, each]) => each[LACKS] ?? lacksSlovenian(name, each, each['kind'])),
    };
  };
  const deleted = sets.flatMap((set) =>
    set.changes
      .filter(({ kind, within }) => kind === 'deleted' && !within)
      .map(({ collection, id, label, kind, by }): Entry => {
        const prepared = { kind, who: by, set: set.title };
        return {
          ...{ collection, id, title: label, otherTitle: '', address: '' },
          ...{ state: '', at: '', prepared, lacksSlovenian: false },
        };
      }),
  );
  return LISTED_COLLECTIONS.flatMap((collection) =>
    [
      ...(all.get(collection) ?? []).map((row) => describe(collection, row)),
      ...deleted.filter((entry) => entry.collection === collection),
    ].sort(inOrder),
  );
}

/**
 * The state in which visitors have a record.
 * @param row with its prepared change
 * @param own that change, and when its set is published
 */
function stateOf(
  { status, publish_at }: Values,
  now: number,
  own?: { change: PreparedChange; at: string },
): Pick<Entry, 'state' | 'at'> {
  if (status === undefined || status === '') return { state: '', at: '' };
  const isNew = own?.change.kind === 'created';
  const isSwitched = own?.change.changed.includes('status') === true;
  const isDraft = isNew || (status === 'draft') !== isSwitched;
  if (isDraft) return own?.at && status !== 'draft' ? { state: 'planned', at: own.at } : { state: 'draft', at: '' };
  const at = String(publish_at ?? '');
  return Date.parse(at.replace(' ', 'T')) > now ? { state: 'planned', at } : { state: 'live', at: '' };
}

/** Made once: a sort of 2,000 titles compares 20,000 times. */
const TITLES = new Intl.Collator(language);

/** The home page first, then by title. */
const inOrder = (a: Entry, b: Entry) =>
  Number(b.address === '/') - Number(a.address === '/') || TITLES.compare(a.title, b.title);
