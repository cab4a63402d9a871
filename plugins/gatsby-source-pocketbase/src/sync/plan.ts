import type { RecordState } from './RecordState';

export interface Plan {
  added: string[];
  changed: string[];
  removed: RecordState[];
  unchanged: RecordState[];
}

/**
 * Compares what the server has with what the last build knew. Nothing else is remembered, so deletions, un-publishing,
 * restored backups and wrong clocks all come out right: a save time counts by being different, not by being later.
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
    // A collection without save times (a view) is read in full each time; the nodes' digests then tell what changed.
    else if (!stamp || state.stamp !== stamp || state.signature !== signature) plan.changed.push(id);
    else plan.unchanged.push(state);
  }
  plan.removed = states.filter(({ pbId }) => !manifest.has(pbId));
  return plan;
}

/** Past this share of a collection, reading whole pages takes fewer requests than naming each record. */
const WHOLE_PAGES = 0.3;

export const readsWholePages = (wanted: number, total: number): boolean => wanted > total * WHOLE_PAGES;
