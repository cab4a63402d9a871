import type { Options } from '../options/Options';
import { internalLink, pathsOf } from '../richText/internalLink';
import { richTextContext, type RichTextContext } from '../richText/RichTextContext';
import type { SyncedCollection } from '../sync/apply';
import { dashboardAddress } from '../sync/dashboardAddress';
import type { RecordState } from '../sync/RecordState';

const SHOWN = 20;

const keyOf = (collectionId: string, recordId: string) => `${collectionId} ${recordId}`;

/** Says whether a link leads nowhere. */
function breakFinder(states: RecordState[], context: RichTextContext, { links: { isKnown } }: Options) {
  const paths = new Set(states.flatMap((state) => state.paths));
  const withPage = new Set(
    states.filter((state) => state.paths.length).map(({ collectionId, pbId }) => keyOf(collectionId, pbId)),
  );
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

/** The broken links of a record, each once for a field, with the locales that show it. */
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
 * One sentence for each link in a text that leads to no page of the site: the path belongs to no record and the site does
 * not know it, or the record is gone or has no page.
 */
export function brokenLinks(collections: SyncedCollection[], options: Options): string[] {
  // Of a site that tells none of its addresses no link can be called broken.
  if (!options.links.isKnown && !collections.some(({ shape }) => shape.options.path)) return [];

  const model = collections.map(({ shape }) => shape.collection);
  const states = collections.flatMap((collection) => collection.states);
  const isBroken = breakFinder(states, richTextContext(model, options), options);

  const sentences = collections.flatMap((collection) =>
    // By id, for what was read anew stands apart from what was known.
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
  const rest = sentences.length - SHOWN;
  return rest > 0 ? [...sentences.slice(0, SHOWN), `… and ${rest} more broken links.`] : sentences;
}
