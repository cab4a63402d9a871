import type { RecordNode } from '../../../plugins/gatsby-source-pocketbase/src/model/RecordNode';
import { mapRecord } from '../../../plugins/gatsby-source-pocketbase/src/nodes/mapRecord';
import type { ParseHtml } from '../../../plugins/gatsby-source-pocketbase/src/nodes/parseHtml';
import { typeset } from '../../../src/i18n/typeset';
import type { DraftRecord } from '../../store/types';
import { textKey } from './richTexts';
import { LOCALES, shapeOf } from './shapes';

/** Keeps a text as it is: most are never drawn, because each record has two languages. */
const keep: ParseHtml = (html, locale) => ({ images: [], files: [], links: [], kept: textKey(html, locale) });

/** A record's node in each locale, or why it has none. */
type Mapped = { readonly nodes: readonly RecordNode[] } | { readonly error: string };

const known = new WeakMap<DraftRecord, Map<string, Mapped>>();

function map(record: DraftRecord, forced: string | undefined): Mapped {
  const shape = shapeOf(record.collection);
  if (!shape) return { error: `The site has no ${record.collection}.` };
  const status = { isDraft: false, ...(forced && { forced }) };
  try {
    const raw = { ...record.values, id: record.id };
    return { nodes: mapRecord(raw, shape, { locales: LOCALES, parseHtml: keep, typeset }, status).nodes };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Maps a record as the source plugin does, once for each object.
 * @param forced the locale whose texts are shown in every locale
 * @returns its node in the locale, or a sentence for developers
 */
export function nodeOf(record: DraftRecord, locale: string, forced?: string): RecordNode | string {
  const byForced = known.get(record) ?? new Map<string, Mapped>();
  known.set(record, byForced);
  const mapped = byForced.get(forced ?? '') ?? map(record, forced);
  byForced.set(forced ?? '', mapped);
  if ('error' in mapped) return mapped.error;
  return mapped.nodes.find((node) => node.locale === locale) ?? `${record.key} has no text in ${locale}.`;
}
