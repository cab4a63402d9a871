import { type PreparedChange, type PreparedSet, timesOf } from '../../../pocketbase/hooks/prepared/types';
import type { Answer } from '../../../pocketbase/pages/send';
import type { State } from '../createState';
import { keyOf } from '../Doc';
import type { Key } from '../types';
import { outcomeOf, type Send } from './requests';

const PATH = '/_site/prepared';

/** The sets of prepared changes, and the one of this page. */
export interface Sets {
  /** Reads them again. @returns the answer, if it was refused */
  load(): Promise<Answer | undefined>;
  /** Finds the set of this page among those that are read, once its records are there. */
  show(): void;
  /** The set in which a record is saved; begun at the first change. @returns the answer, if it was refused */
  idFor(key: Key): Promise<string | Answer>;
  has(id: string): boolean;
  /** The change of a record, and its set. */
  changeOf(key: Key): { change: PreparedChange; set: string } | undefined;
  /** Discards the page's set if nothing is left in it; the server refuses if something is, e.g. after a failed load(). */
  dropEmpty(): Promise<void>;
  /** Takes a change out of its set; the server refuses (409) if somebody saved it again since it was read. */
  takeOut(set: string, change: PreparedChange): Promise<Answer>;
}

/** @param titleOf the page's name in the reader's language */
export function createSets(send: Send, state: State, titleOf: () => string): Sets {
  let sets: readonly PreparedSet[] = [];
  /** The set that this workspace has begun or found. */
  let own = '';
  const changeOf: Sets['changeOf'] = (key) => {
    for (const { id, changes } of sets) {
      const change = changes.find((each) => keyOf(each.collection, each.id) === key);
      if (change) return { change, set: id };
    }
    return undefined;
  };
  const has = (id: string) => sets.some((set) => set.id === id);
  const show = () => {
    if (!has(own)) own = '';
    const keys = state.docs.tree(state.root).map(({ key }) => key);
    own ||= keys.flatMap((key) => changeOf(key)?.set ?? [])[0] ?? '';
    // Of a page whose only change is a deleted part.
    own ||=
      sets.find(({ changes }) => changes.some(({ whole }) => keyOf(whole.collection, whole.id) === state.root))?.id ??
      '';
    const isOfPage = ({ whole, collection, id }: PreparedChange) =>
      keyOf(whole.collection, whole.id) === state.root || keys.includes(keyOf(collection, id));
    const otherSets = sets.filter(({ id, changes }) => id !== own && changes.some(isOfPage));
    state.set({ set: sets.find(({ id }) => id === own), otherSets });
  };
  const load: Sets['load'] = async () => {
    const answer = await send(PATH);
    if (outcomeOf(answer) !== 'done') return answer;
    sets = answer.data['sets'] as readonly PreparedSet[];
    show();
    return undefined;
  };
  return {
    ...{ has, changeOf, load, show },
    idFor: async (key) => {
      const known = () => changeOf(key)?.set || own;
      if (known()) return known();
      // Somebody else may have begun one for this page since.
      const refused = await load();
      if (refused || known()) return refused ?? known();
      const title = [...titleOf()].slice(0, 200).join('');
      const answer = await send(PATH, { method: 'POST', body: { title } });
      if (outcomeOf(answer) !== 'done') return answer;
      own = String(answer.data['id']);
      const now = new Date().toISOString().replace('T', ' ');
      sets = [...sets, { id: own, title, by: '', created: now, publish_at: '', error: '', changes: [], links: [] }];
      show();
      return own;
    },
    dropEmpty: async () => {
      const set = sets.find(({ id }) => id === own);
      if (!set || set.changes.length > 0) return;
      const answer = await send(`${PATH}/${set.id}/discard`, { method: 'POST', body: { seen: timesOf(set) } });
      if (!['done', 'gone'].includes(outcomeOf(answer))) return;
      sets = sets.filter((each) => each !== set);
      show();
    },
    takeOut: (set, { change, updated }) =>
      send(`${PATH}/${set}/remove`, { method: 'POST', body: { change, seen: { [change]: updated } } }),
  };
}
