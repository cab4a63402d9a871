import type { Locale } from '../../src/i18n/locales';
import type { Drawing } from '../frame/messages';
import { sortedParts } from './sortedParts';
import { partsOf } from '../../src/lib/content/COLLECTIONS';
import type { DraftRecord, Key, WorkspaceState } from './types';

/** The most articles that are drawn in lists and below an article, the newest ones: each is sent with its text. */
const NEWEST = 12;
/** An article and a case end with others of their collection. */
const WITH_OTHERS: readonly string[] = ['posts', 'cases'];

/**
 * The collections whose records a page names: tags, reels with their slides, contents, and what its lists show.
 * @param shown the page with its parts
 */
export function namedBy(shown: readonly DraftRecord[]): readonly string[] {
  const listed = shown.map(({ values }) => values['list']).filter((name): name is string => Boolean(name));
  const reels = shown.some(({ values }) => values['reel']) ? ['reels', 'slides'] : [];
  const tags = shown.some(({ values }) => 'tags' in values) || listed.length > 0 ? ['tags'] : [];
  const others = shown.slice(0, 1).flatMap(({ collection }) => (WITH_OTHERS.includes(collection) ? [collection] : []));
  return [...new Set(['contents', 'content_items', ...tags, ...reels, ...listed, ...others])];
}

/** A record with its parts, and theirs. */
export function withParts(records: ReadonlyMap<Key, DraftRecord>, key: Key): readonly DraftRecord[] {
  const record = records.get(key);
  if (!record) return [];
  const parts = partsOf(record.collection).flatMap(({ collection }) => sortedParts(records, key, collection));
  return [record, ...parts.flatMap((part) => withParts(records, part.key))];
}

/** All records of a collection: those of the library, with what is typed in the workspace. */
export function recordsOf(
  { records, libraries }: WorkspaceState,
  collection: string,
): readonly DraftRecord[] | undefined {
  const library = libraries.get(collection);
  if (!library) return undefined;
  const known = new Set(library.map(({ key }) => key));
  const added = [...records.values()].filter((record) => record.collection === collection && !known.has(record.key));
  return [...library.map((record) => records.get(record.key) ?? record), ...added];
}

/** The drawing for the frame; undefined until all that the page names is loaded. */
export function drawingOf(state: WorkspaceState, locale: Locale): Drawing | undefined {
  const shown = withParts(state.records, state.root);
  const records = new Map(shown.map((record) => [record.key, record]));
  for (const collection of namedBy(shown)) {
    const all = recordsOf(state, collection);
    if (!all) return undefined;
    for (const record of collection === 'posts' ? newest(all) : all)
      if (!records.has(record.key)) records.set(record.key, record);
  }
  const pictures = Object.fromEntries([...state.uploads].map(([place, { url }]) => [place, url]));
  return { locale, root: state.root, records: [...records.values()], pictures };
}

const newest = (records: readonly DraftRecord[]) =>
  records
    .filter(({ values }) => values['status'] === 'published')
    .sort((a, b) => String(b.values['publish_at']).localeCompare(String(a.values['publish_at'])))
    .slice(0, NEWEST);
