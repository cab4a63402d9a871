import type { SourceNodesArgs } from 'gatsby';
import type { Client } from '../client/createClient';
import { scanHtml } from '../nodes/parseHtml';
import type { Options } from '../options/Options';
import type { RichTextContext } from '../richText/RichTextContext';
import type { Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import { allowedToGo, guardAgainstShrinking, reportRefused } from './guardAgainstShrinking';
import { mapLimit } from './mapLimit';
import { type CollectionChanges, readCollection, type ReadContext } from './readCollection';
import type { RecordState } from './RecordState';
import { SourceError } from '../errors';
import { dashboardAddress } from './nameRecord';

export interface Changes {
  collections: CollectionChanges[];
  /** States of records whose collection is no longer sourced. */
  abandoned: RecordState[];
}

function byCollection(states: RecordState[]): Map<string, RecordState[]> {
  const groups = new Map<string, RecordState[]>();
  for (const state of states) {
    const group = groups.get(state.collectionId);
    if (group) group.push(state);
    else groups.set(state.collectionId, [state]);
  }
  return groups;
}

/** Reads the changes of all collections since the last build. Writes nothing. */
export async function readCollections(
  shapes: Shape[],
  model: Model,
  client: Client,
  richText: RichTextContext,
  options: Options,
  { getNodesByType, createContentDigest }: Pick<SourceNodesArgs, 'getNodesByType' | 'createContentDigest'>,
): Promise<Changes> {
  const { locales, concurrency } = options;
  const allowed = allowedToGo(process.env);
  const context: ReadContext = { client, model, options, allowed, locales, parseHtml: scanHtml(richText) };
  const known = byCollection(getNodesByType('PbRecord') as unknown as RecordState[]);
  const types = shapes.map(({ type, collection }) => `${collection.id} ${collection.name} ${type}`);

  const collections = await mapLimit(shapes, concurrency, (shape) => {
    // A digest ignores functions, so their source is added as text.
    const own = { ...shape.options, path: String(shape.options.path), typeset: String(options.typeset) };
    const signature = createContentDigest([shape.collection, own, locales, richText.origins, types]);
    return readCollection(shape, known.get(shape.collection.id) ?? [], signature, context);
  });
  const shrinking = collections.flatMap((collection) => collection.shrinking ?? []);
  guardAgainstShrinking(shrinking, (found) => reportRefused(process.env, found));
  const sourced = new Set(shapes.map(({ collection }) => collection.id));
  const abandoned = [...known].flatMap(([id, states]) => (sourced.has(id) ? [] : states));
  return { collections, abandoned };
}

interface Page {
  collection: string;
  pbId: string;
  /** `posts/abc` */
  record: string;
  /** Only of a record that was read: only such a record can conflict with itself. */
  locale?: string;
  path: string;
}

const nameOf = (collection: string, pbId: string) => ({ collection, pbId, record: `${collection}/${pbId}` });

const pagesOf = ({ shape: { collection }, read, unchanged }: CollectionChanges): Page[] => [
  ...unchanged.flatMap(({ pbId, paths }) => paths.map((path) => ({ ...nameOf(collection.name, pbId), path }))),
  ...read.flatMap(({ record, pages }) => pages.map((page) => ({ ...nameOf(collection.name, record.id), ...page }))),
];

/** Gatsby creates one page for `/a` and `/a/`. */
const address = (path: string) => path.replace(/\/+$/, '');

/**
 * Refuses two records with the same path: Gatsby would show one of them and drop the other silently.
 * @throws SourceError with both records, and the URL of the second in the dashboard
 */
export function checkPaths(collections: CollectionChanges[], options: Pick<Options, 'dashboardUrl' | 'url'>): void {
  const taken = new Map<string, Page>();
  for (const page of collections.flatMap(pagesOf)) {
    const other = taken.get(address(page.path));
    if (other) {
      const name = ({ record, locale }: Page) => (other.record === page.record ? `${record} (${locale})` : record);
      const link = dashboardAddress(options, page.collection, page.pbId);
      throw new SourceError('10304', { first: name(other), second: name(page), path: page.path, link });
    }
    taken.set(address(page.path), page);
  }
}
