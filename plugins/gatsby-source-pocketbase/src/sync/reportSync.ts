import { internalLink, pathsOf } from '../richText/internalLink';
import { MAX_DEPTH, richTextContext, type RichTextContext } from '../richText/RichTextContext';
import type { RecordState } from './RecordState';
import { dashboardAddress } from './nameRecord';
import type { SourceNodesArgs } from 'gatsby';
import type { Options } from '../options/Options';
import type { SyncedCollection } from './apply';

const SHOWN = 20;

/** The first sentences, and the number of the others. */
function firstOf(sentences: string[], what: string): string[] {
  const rest = sentences.length - SHOWN;
  return rest > 0 ? [...sentences.slice(0, SHOWN), `… and ${rest} more ${what}.`] : sentences;
}

const keyOf = (collectionId: string, recordId: string) => `${collectionId} ${recordId}`;
const keysOf = (states: RecordState[]) => new Set(states.map(({ collectionId, pbId }) => keyOf(collectionId, pbId)));

/** Returns a check for broken links. */
function breakFinder(states: RecordState[], context: RichTextContext, { links: { isKnown } }: Options) {
  const paths = new Set(states.flatMap((state) => state.paths));
  const withPage = keysOf(states.filter((state) => state.paths.length));
  return (href: string): boolean => {
    const link = internalLink(href, context);
    switch (link?.kind) {
      case undefined:
        return false;
      case 'relative':
        return true;
      case 'record':
        return !withPage.has(keyOf(link.collectionId, link.recordId));
      case 'path':
        return !pathsOf(link.path).some((path) => paths.has(path) || isKnown?.(path));
    }
  };
}

/** The broken links of a record, each once for a field, with its locales. */
function brokenIn({ links }: RecordState, isBroken: (href: string) => boolean) {
  const places = new Map<string, { href: string; field: string; locales: string[] }>();
  for (const { field, locale, href } of links) {
    if (!isBroken(href)) continue;
    const key = JSON.stringify([field, href]);
    const place = places.get(key) ?? { href, field, locales: [] };
    place.locales.push(locale);
    places.set(key, place);
  }
  return [...places.values()];
}

/**
 * One sentence for each link in a text that leads to no page of the site: its path belongs to no record and is unknown to the
 * site, or its record is missing or has no page.
 */
export function brokenLinks(collections: SyncedCollection[], options: Options): string[] {
  // Without any known path of the site no link can be checked.
  if (!options.links.isKnown && !collections.some(({ shape }) => shape.options.path)) return [];

  const model = collections.map(({ shape }) => shape.collection);
  const states = collections.flatMap((collection) => collection.states);
  const isBroken = breakFinder(states, richTextContext(model, options), options);

  const sentences = collections.flatMap((collection) =>
    // By id, because the states of read and of unchanged records are in separate parts of the list.
    [...collection.states]
      .filter(({ links }) => links.length)
      .sort((one, other) => (one.pbId < other.pbId ? -1 : 1))
      .flatMap((state) =>
        brokenIn(state, isBroken).map(
          ({ href, field, locales }) =>
            `Broken link to ${href.trim()} in ${state.collection}.${field} (${locales.join(', ')}): open ${dashboardAddress(options, state.collection, state.pbId)} and correct it.`,
        ),
      ),
  );
  return firstOf(sentences, 'broken links');
}

/** One sentence for each rich text that is shown without its innermost elements, because it is nested too deep. */
export function flattenedTexts(
  collections: readonly Pick<SyncedCollection, 'states'>[],
  options: Pick<Options, 'dashboardUrl' | 'url'>,
): string[] {
  const sentences = collections
    .flatMap(({ states }) => states)
    .flatMap(({ collection, pbId, flattened = [] }) =>
      flattened.map(
        (field) =>
          `${collection}.${field} of record ${pbId} is nested deeper than ${MAX_DEPTH} elements: its text is shown without the inner ones. Open ${dashboardAddress(options, collection, pbId)} and simplify it.`,
      ),
    );
  return firstOf(sentences, 'texts that are nested too deep');
}

/** A record's references to missing records, by field. */
function missingOf({ references }: RecordState, present: Set<string>): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const { field, collectionId, recordId } of references) {
    if (present.has(keyOf(collectionId, recordId))) continue;
    missing.set(field, [...(missing.get(field) ?? []), recordId]);
  }
  return missing;
}

/** One sentence for each relation to a deleted or unpublished record, which is left out. */
export function missingTargets(collections: SyncedCollection[]): string[] {
  const states = collections.flatMap((collection) => collection.states);
  const present = keysOf(states);
  const sentences = states.flatMap((state) =>
    [...missingOf(state, present)].map(
      ([field, targets]) =>
        `Record ${state.pbId} of "${state.collection}" points by ${field} to ${targets.join(', ')}, deleted or not published: left out.`,
    ),
  );
  return firstOf(sentences, 'relations that lead nowhere');
}

/** The changes of a collection, on one line. */
export const summary = ({ shape, states, added, changed, deleted, seconds, requests }: SyncedCollection): string =>
  `${shape.collection.name}: ${added} new, ${changed} changed, ${deleted} deleted, ${states.length - added - changed} unchanged ` +
  `(${seconds.toFixed(1)} s, ${requests} ${requests === 1 ? 'request' : 'requests'})`;

function warningsOf(collections: SyncedCollection[], options: Options): string[] {
  const isEmpty = collections.every(({ states }) => !states.length);
  return [
    ...missingTargets(collections),
    ...brokenLinks(collections, options),
    ...flattenedTexts(collections, options),
    ...(isEmpty ? ['PocketBase is empty: the site is built without any content.'] : []),
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Reports the changes of a sourcing, and problems that editors should correct. */
export function reportSync(
  collections: SyncedCollection[],
  { requests, bytes }: { requests: number; bytes: number },
  options: Options,
  { reporter }: Pick<SourceNodesArgs, 'reporter'>,
): void {
  collections.forEach((collection) => reporter.info(summary(collection)));

  warningsOf(collections, options).forEach((sentence) => reporter.warn(sentence));

  const records = collections.reduce((sum, { states }) => sum + states.length, 0);
  reporter.info(
    `PocketBase: ${records} records in ${collections.length} collections, ${requests} requests, ${megabytes(bytes)}`,
  );
}
