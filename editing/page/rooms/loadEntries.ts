import { COLLECTIONS, labelOf, partsOf } from '../../../src/lib/content/COLLECTIONS';
import { pathOf } from '../../../src/lib/content/pathOf';
import type { PreparedChange, PreparedSet } from '../../../pocketbase/hooks/prepared/types';
import { call } from '../../../pocketbase/pages/status/call';
import type { Values } from '../../store/types';
import { lacksSlovenian } from '../record/lacksSlovenian';
import { language } from '../texts';
import { LACKS, loadRows } from './loadRows';
import { ROOM_NAMES } from './ROOM_NAMES';

/** A record in the list of everything. */
export interface Entry {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  /** Its title in the other language, by which it is found as well. */
  readonly otherTitle: string;
  /** Its address on the site, or what names it for programs. */
  readonly address: string;
  readonly state: 'live' | 'draft' | 'planned' | '';
  /** The moment of a planned publication, in PocketBase's form. */
  readonly at: string;
  /** The change of it, or of its parts, that is not published yet. */
  readonly prepared?: { readonly kind: PreparedChange['kind']; readonly who: string; readonly set: string };
  readonly lacksSlovenian: boolean;
}

/** Loads everything that can be edited, with all prepared changes. @throws SignedOut, Away, or an Error with a sentence */
export async function loadEntries(): Promise<readonly Entry[]> {
  const names = Object.keys(COLLECTIONS);
  const [{ sets }, ...lists] = await Promise.all([
    call<{ sets: PreparedSet[] }>('/_site/prepared'),
    ...names.map((name) => loadRows(name)),
  ]);
  return describeAll(new Map(names.map((name, i) => [name, lists[i] ?? []])), sets, Date.now());
}

/** @param now milliseconds, by which a publication is planned */
export function describeAll(
  all: ReadonlyMap<string, readonly Values[]>,
  sets: readonly PreparedSet[],
  now: number,
): readonly Entry[] {
  const prepared = sets.flatMap((set) => set.changes.map((change) => ({ change, set: set.title, at: set.publish_at })));
  const changeOf = (collection: string, id: unknown) => {
    const own = prepared.find(({ change }) => change.collection === collection && change.id === id);
    // A part of it, also one that is to be deleted.
    const found = own ?? prepared.find(({ change: { whole } }) => whole.collection === collection && whole.id === id);
    const kind = own ? own.change.kind : ('changed' as const);
    return found && { own, prepared: { kind, who: found.change.by, set: found.set } };
  };
  const partsIn = (collection: string, row: Values): readonly (readonly [string, Values])[] =>
    partsOf(collection, row['kind']).flatMap(({ collection: part, by }) =>
      (all.get(part) ?? [])
        .filter((each) => each[by] === row['id'])
        .flatMap((each): readonly (readonly [string, Values])[] => [
          [part, { ...each, kind: each['kind'] ?? row['kind'] ?? '' }],
          ...partsIn(part, each),
        ]),
    );
  const describe = (collection: string, row: Values): Entry => {
    const whole: readonly (readonly [string, Values])[] = [[collection, row], ...partsIn(collection, row)];
    const change = changeOf(collection, row['id']);
    const address = pathOf(collection, row['slug']) ?? String(row['key'] || row['to'] || '');
    return {
      ...{ collection, id: String(row['id']), title: labelOf(collection, row, language), address },
      otherTitle: labelOf(collection, row, language === 'sl' ? 'en' : 'sl'),
      ...stateOf(row, now, change?.own),
      ...(change && { prepared: change.prepared }),
      lacksSlovenian: whole.some(([name, each]) => each[LACKS] ?? lacksSlovenian(name, each, each['kind'])),
    };
  };
  const deleted = sets.flatMap((set) =>
    set.changes
      .filter(({ kind, within }) => kind === 'deleted' && !within)
      .map(({ collection, id, label, kind, by }): Entry => {
        const prepared = { kind, who: by, set: set.title };
        return {
          ...{ collection, id, title: label, otherTitle: '', address: '' },
          ...{ state: '', at: '', prepared, lacksSlovenian: false },
        };
      }),
  );
  return ROOM_NAMES.flatMap((collection) =>
    [
      ...(all.get(collection) ?? []).map((row) => describe(collection, row)),
      ...deleted.filter((entry) => entry.collection === collection),
    ].sort(inOrder),
  );
}

/**
 * The state in which visitors have a record.
 * @param row with its prepared change
 * @param own that change, and when its set is published
 */
function stateOf(
  { status, publish_at }: Values,
  now: number,
  own?: { change: PreparedChange; at: string },
): Pick<Entry, 'state' | 'at'> {
  if (status === undefined || status === '') return { state: '', at: '' };
  const isNew = own?.change.kind === 'created';
  const isSwitched = own?.change.changed.includes('status') === true;
  const isDraft = isNew || (status === 'draft') !== isSwitched;
  if (isDraft) return own?.at && status !== 'draft' ? { state: 'planned', at: own.at } : { state: 'draft', at: '' };
  const at = String(publish_at ?? '');
  return Date.parse(at.replace(' ', 'T')) > now ? { state: 'planned', at } : { state: 'live', at: '' };
}

/** Made once: a sort of 2,000 titles compares 20,000 times. */
const TITLES = new Intl.Collator(language);

/** The home page first, then by title. */
const inOrder = (a: Entry, b: Entry) =>
  Number(b.address === '/') - Number(a.address === '/') || TITLES.compare(a.title, b.title);
