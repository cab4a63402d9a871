import type { Options } from '../options/Options';
import { fieldOf, type Model } from '../schema/Model';

export interface Watched {
  /** Realtime topics: every record of each collection that nodes are made of. */
  topics: string[];
  /** Some of it changes without an event. */
  isSilent: boolean;
}

/** An event says only that something happened: of the record it need not carry more than the id. */
const ONLY_ID = encodeURIComponent(JSON.stringify({ query: { fields: 'id' } }));

/**
 * Returns the subscriptions: the sourced collections, and those whose flags force a locale. A collection that only a filter reads
 * is not among them: lists are compared now and then for that.
 */
export function watched(model: Model, options: Options, isSuperuser: boolean): Watched {
  const sourced = options.collections.flatMap(({ name, forceLocale }) => {
    const collection = model.find((candidate) => candidate.name === name);
    const target = forceLocale?.via && collection && fieldOf(collection, forceLocale.via)?.target;
    return [collection, model.find(({ id }) => id === target)].filter((found) => found !== undefined);
  });
  return {
    topics: [...new Set(sourced.map(({ name }) => `${name}/*?options=${ONLY_ID}`))],
    // Views have no events of their own, and whoever reads by rules is not told what leaves their view.
    isSilent: !isSuperuser || sourced.some(({ type }) => type === 'view'),
  };
}
