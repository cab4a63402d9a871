import type { Fault, RecordName } from '../../../src/lib/publishing/protocol';
import type { Candidate } from './types';

/** A fault with the records of which its own records are parts, and the path that its link leads to. */
export interface PlacedFault extends Fault {
  records: (RecordName & { whole: string })[];
  /** Without a locale. */
  target?: string;
}

/** Changes that are set aside together. */
export interface Group {
  faults: PlacedFault[];
  candidates: Candidate[];
  /** Ids of records and paths of pages whose next change ends it. */
  until: string[];
}

export const keyOf = ({ collection, id }: RecordName): string => `${collection}/${id}`;
const idIn = (key: string) => key.slice(key.indexOf('/') + 1);

/** Rows that hooks write when a page gets another path or is deleted. */
const OF_PATHS = ['redirects', 'gone'];

/**
 * Chooses the changes that are set aside, so that the other ones go live.
 * @param candidates all changes since the last published build that are not set aside yet
 * @returns open: faults that no such change explains. Then setting the rest aside would not help either
 */
export function chooseSetAside(
  faults: readonly PlacedFault[],
  candidates: readonly Candidate[],
): { groups: Group[]; open: PlacedFault[] } {
  const groups: Group[] = [];
  const open: PlacedFault[] = [];
  for (const fault of faults) {
    const chosen = choose(fault, candidates);
    if (chosen.length === 0) open.push(fault);
    else merge(groups, fault, [...new Set([...chosen, ...followersOf(chosen, candidates)])]);
  }
  return { groups, open };
}

function choose(fault: PlacedFault, candidates: readonly Candidate[]): Candidate[] {
  const { records, target } = fault;
  const changed = records.flatMap((record) => changesOf(record, candidates));
  if (target === undefined) {
    if (changed.length > 0) return changed;
    // The part itself did not change, but its page did, or another part of it.
    return candidates.filter(({ whole }) => records.some((record) => record.whole === whole));
  }
  const atTarget = candidates.filter(({ addresses }) => addresses.includes(target));
  const ofTarget = atTarget.flatMap((candidate) => changesOf(candidate, candidates));
  if (records.some((record) => changesOf(record, candidates).length === 0)) return ofTarget;
  const isOld = changed.some(({ data }) => hasLink(data, target));
  const [first, second] = isOld ? [ofTarget, changed] : [changed, ofTarget];
  return first.length > 0 ? first : second;
}

/** The changes of a record; of a page with those of its parts. */
function changesOf(record: RecordName & { whole: string }, candidates: readonly Candidate[]): Candidate[] {
  const key = keyOf(record);
  return candidates.filter((candidate) => (record.whole === key ? candidate.whole : keyOf(candidate)) === key);
}

/** Whether a published version has a link already: its record's change is not the cause then. */
const hasLink = (data: object, target: string) => JSON.stringify(data).includes(target.replace(/(.)\/$/, '$1'));

/** The rows that hooks wrote for a change of path: without them the published page would be redirected. */
const followersOf = (chosen: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] => {
  const paths = new Set(chosen.flatMap(({ addresses }) => addresses));
  return candidates.filter(
    ({ collection, follows, addresses }) =>
      follows && OF_PATHS.includes(collection) && addresses.some((address) => paths.has(address)),
  );
};

/** Adds a fault to the group that has one of its changes already, or begins a group. */
function merge(groups: Group[], fault: PlacedFault, chosen: readonly Candidate[]): void {
  const known = groups.filter(({ candidates }) => candidates.some((candidate) => chosen.includes(candidate)));
  known.forEach((group) => groups.splice(groups.indexOf(group), 1));
  const faults = [...known.flatMap((group) => group.faults), fault];
  const candidates = [...new Set([...known.flatMap((group) => group.candidates), ...chosen])];
  const records = [...candidates, ...faults.flatMap((one) => one.records)];
  const ids = records.flatMap(({ id, whole }) => [id, idIn(whole)]);
  const targets = faults.flatMap(({ target }) => target ?? []);
  groups.push({ faults, candidates, until: [...new Set([...ids, ...targets])] });
}
