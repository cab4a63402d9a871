import type { RecordState } from './RecordState';

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
