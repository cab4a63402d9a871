import type { SourceNodesArgs } from 'gatsby';
import type { Client } from '../client/createClient';
import { scanHtml } from '../nodes/parseHtml';
import type { Options } from '../options/Options';
import type { RichTextContext } from '../richText/RichTextContext';
import type { Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import { allowedToGo, guardAgainstShrinking, reportRefused } from './guardAgainstShrinking';
import { mapLimit } from './mapLimit';
import { readCollection, type CollectionChanges, type ReadContext } from './readCollection';
import type { RecordState } from './RecordState';

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
