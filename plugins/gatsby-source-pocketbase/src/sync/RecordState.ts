import type { RecordLink, Reference } from '../nodes/fieldValue';

/**
 * The state of a record at the last build, as one node for each record. The save time is here and not on the nodes that pages read,
 * so that a change of a Slovenian text changes no English page.
 */
export interface RecordState {
  id: string;
  collection: string;
  collectionId: string;
  pbId: string;
  /** The time of the last save; null if the collection has no such field. */
  updated: string | null;
  /** Save time and status, for the comparison with the next list. */
  stamp: string;
  /** Digest of options and model: other options make other nodes of the same record. */
  signature: string;
  isDraft: boolean;
  nodeIds: string[];
  /** Paths of its pages. */
  paths: string[];
  references: Reference[];
  /** Links inside the site in its texts. */
  links: RecordLink[];
  files: string[];
  /** Rich texts that are shown without their innermost elements; absent if there are none. */
  flattened?: string[];
  /** Of a record in a locale that is not built: the records of its translations' nodes. */
  pbSiblings?: Record<string, string>;
}

export interface Plan {
  added: string[];
  changed: string[];
  removed: RecordState[];
  unchanged: RecordState[];
}

/**
 * Compares the server's records with the states of the last build. Nothing else is stored, so deletions, unpublished records,
 * restored backups and wrong clocks are all handled: a save time only has to be different, not later.
 */
export function makePlan(
  manifest: ReadonlyMap<string, { stamp: string }>,
  states: RecordState[],
  signature: string,
): Plan {
  const known = new Map(states.map((state) => [state.pbId, state]));
  const plan: Plan = { added: [], changed: [], removed: [], unchanged: [] };
  for (const [id, { stamp }] of manifest) {
    const state = known.get(id);
    if (!state) plan.added.push(id);
    // A collection without save times (a view) is read in full each time; the nodes' digests then show the changes.
    else if (!stamp || state.stamp !== stamp || state.signature !== signature) plan.changed.push(id);
    else plan.unchanged.push(state);
  }
  plan.removed = states.filter(({ pbId }) => !manifest.has(pbId));
  return plan;
}

/** Above this share of a collection, reading whole pages needs fewer requests than filters with ids. */
const WHOLE_PAGES = 0.3;

export const readsWholePages = (wanted: number, total: number): boolean => wanted > total * WHOLE_PAGES;
