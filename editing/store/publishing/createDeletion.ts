import type { LinkingRecord } from '../../../pocketbase/hooks/links/types';
import type { State } from '../createState';
import { keyOf } from '../Doc';
import type { Saver } from '../saving/createSaver';
import type { Sets } from '../saving/createSets';
import { deleteNow, outcomeOf, type Send } from '../saving/requests';
import type { Actions } from '../types';
import { sentenceOf } from './createPublishing';

interface Dependencies {
  readonly state: State;
  readonly send: Send;
  readonly sets: Sets;
  readonly saver: Saver;
  /** Forgets what was typed and is not sent. */
  forget(): void;
}

interface Refusal {
  readonly links?: readonly LinkingRecord[];
  readonly confirm?: string;
}

/**
 * The deletion of the whole record. It is carried out at once, unlike other changes: only then can the server refuse the links
 * that it would leave without a target.
 */
export function createDeletion({ state, send, sets, saver, forget }: Dependencies): Pick<Actions, 'deleteNow'> {
  /**
   * Takes the changes of a record that is gone out of its set, which could not be published with them. One that somebody saved since
   * it was shown stays, as a change that does not fit: words that nobody here has read are not thrown away.
   */
  const takeOutChanges = async () => {
    const { set } = state.rest();
    for (const change of set?.changes ?? [])
      if (set && keyOf(change.whole.collection, change.whole.id) === state.root) await sets.takeOut(set.id, change);
    await sets.load();
    await sets.dropEmpty();
  };
  return {
    deleteNow: (confirm = '') =>
      saver.alone(async () => {
        const answer = await deleteNow(send, state.root, confirm);
        const { links, confirm: digest } = Object(answer.data['data']) as Refusal;
        if (answer.status === 409 && links && digest) return { links, confirm: digest };
        const outcome = outcomeOf(answer);
        // The answer of an earlier attempt may have been lost.
        if (outcome !== 'done' && outcome !== 'gone') throw new Error(sentenceOf(answer));
        forget();
        await takeOutChanges();
        return 'deleted';
      }),
  };
}
