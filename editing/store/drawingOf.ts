import type { Locale } from '../../src/i18n/locales';
import type { Drawing } from '../frame/messages';
import { sortedParts } from './sortedParts';
import { partsOf } from '../../src/lib/content/COLLECTIONS';
import type { DraftRecord, Key, WorkspaceState } from './types';

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

/**
 * All records of a collection: those of the library, with what is typed in the workspace.
 * @param part the lists of pickers, or the records that the page shows
 */
export function recordsOf(
  state: WorkspaceState,
  collection: string,
  part: 'libraries' | 'drawn' = 'libraries',
): readonly DraftRecord[] | undefined {
  const { records } = state;
  const library = state[part].get(collection);
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
    const all = recordsOf(state, collection, 'drawn');
    if (!all) return undefined;
    for (const record of all) if (!records.has(record.key)) records.set(record.key, record);
  }
  const pictures = Object.fromEntries([...state.uploads].map(([place, { url }]) => [place, url]));
  return { locale, root: state.root, records: [...records.values()], pictures };
}
