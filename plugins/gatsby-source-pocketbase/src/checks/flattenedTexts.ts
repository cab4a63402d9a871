import type { Options } from '../options/Options';
import { MAX_DEPTH } from '../richText/MAX_DEPTH';
import type { SyncedCollection } from '../sync/apply';
import { dashboardAddress } from './dashboardAddress';

const SHOWN = 20;

/** One sentence for each rich text that is shown without its innermost elements, for it is nested too deep. */
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
  const rest = sentences.length - SHOWN;
  return rest > 0 ? [...sentences.slice(0, SHOWN), `… and ${rest} more texts that are nested too deep.`] : sentences;
}
