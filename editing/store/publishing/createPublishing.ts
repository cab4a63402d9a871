import { type Conflict, type PreparedChange, timesOf } from '../../../pocketbase/hooks/prepared/types';
import { fill } from '../../../src/lib/text/fill';
import type { Answer } from '../../../pocketbase/pages/send';
import type { State } from '../createState';
import { valuesOf } from '../Doc';
import { lackingToSave } from './lacking';
import { effectOf, hasRefusedFile } from './publication';
import type { Sets } from '../saving/createSets';
import type { Saver } from '../saving/createSaver';
import { faultsOf, outcomeOf, type Send } from '../saving/requests';
import { isSaved, jobOf, waitOf } from '../saving/unsent';
import { texts } from '../texts';
import type { Actions, Key, Values } from '../types';

interface Dependencies {
  readonly state: State;
  readonly send: Send;
  readonly sets: Sets;
  readonly saver: Saver;
  /** The e-mail address of the person who publishes. */
  me(): string;
  change(key: Key, values: Values): void;
  /** Loads what the server has now. */
  reload(): Promise<Answer | undefined>;
  /** Forgets what was typed and is not sent. */
  forget(): void;
}

const PATH = '/_site/prepared';

/** The actions that end a set of changes, or plan its end. */
export function createPublishing(dependencies: Dependencies): Pick<Actions, 'publish' | 'plan' | 'discard'> {
  const { state, send, sets, saver, change, me } = dependencies;
  /** @throws Error with a sentence */
  const post = async (path: string, body: object): Promise<Answer> => {
    const set = state.rest().set?.id;
    if (!set) throw new Error(texts.nothing);
    const answer = await send(`${PATH}/${set}/${path}`, { method: 'POST', body });
    if (outcomeOf(answer) !== 'done' && outcomeOf(answer) !== 'stale') throw new Error(sentenceOf(answer));
    return answer;
  };
  const seenNow = () => timesOf(state.rest().set ?? { changes: [] });
  /** Acts on the set as it is shown. @throws Error with a sentence, if somebody has saved in it since: then that is shown */
  const postSeen = async (path: string, body: object): Promise<Answer> => {
    const answer = await post(path, { ...body, seen: seenNow() });
    if (outcomeOf(answer) !== 'stale' || Object(answer.data['data']).conflicts) return answer;
    await sets.load();
    throw new Error(sentenceOf(answer));
  };
  /** Saves all that is typed but unfinished new parts. @throws Error with a sentence, if something else cannot be saved */
  const saveAll = async () => {
    await saver.flush();
    const left = state.docs.all().filter((doc) => !isSaved(doc));
    for (const doc of left.filter((each) => waitOf(each) === 'unfinished')) {
      const lacking = lackingToSave(doc.collection, valuesOf(doc)).map((name) => [name, texts.notSaved.required]);
      state.docs.update(doc.key, (now) => ({ ...now, faults: { ...now.faults, ...Object.fromEntries(lacking) } }));
    }
    if (left.some(({ fieldConflict }) => fieldConflict)) throw new Error(texts.notSaved.fieldConflict);
    if (left.some((doc) => waitOf(doc) === 'refused') || state.docs.all().some(hasRefusedFile))
      throw new Error(texts.notSaved.refused);
    if (left.some(({ key }) => key === state.root)) throw new Error(texts.notSaved.unfinished);
    // Parts of an unfinished one wait with it.
    if (left.some((doc) => jobOf(doc, state.docs)) || saver.trouble())
      throw new Error(saver.trouble() === 'away' || !saver.trouble() ? texts.server.silent : texts.signedOut);
  };
  const rootNow = () => state.docs.get(state.root);
  /** Saves all, and gives a draft the state in which visitors will see it. @throws Error with a sentence */
  const makeReady = async () => {
    await saveAll();
    if (effectOf(rootNow(), state.rest().set) !== 'first') return;
    if (state.get().gaps.some(({ kind }) => kind === 'lacking')) throw new Error(texts.notSaved.lacking);
    change(state.root, { status: 'published' });
    await saveAll().catch((error: unknown) => {
      change(state.root, { status: 'draft' });
      throw error;
    });
  };
  /** Undoes what makeReady() did for a plan that is ended: only a prepared change can have made the page public. */
  const makeDraft = async () => {
    const root = rootNow();
    const own = state
      .rest()
      .set?.changes.find(({ collection, id }) => root?.collection === collection && root.id === id);
    if (!root || !own || valuesOf(root)['status'] !== 'published') return;
    if (own.kind !== 'created' && !own.changed.includes('status')) return;
    change(state.root, { status: 'draft' });
    await saveAll();
  };
  const refresh = () =>
    saver.alone(async () => {
      const refused = (await sets.load()) ?? (await dependencies.reload());
      if (refused) saver.stop(refused);
    });
  return {
    publish: async (sure = false) => {
      const shown = seenNow();
      await makeReady();
      const isUnseen = ({ by, change, updated }: PreparedChange) => by !== me() && shown[change] !== updated;
      if (state.rest().set?.changes.some(isUnseen)) throw new Error(texts.savedSince);
      const { status, data } = await saver.alone(() => postSeen('publish', { sure }));
      if (status === 409) return { conflicts: Object(data['data']).conflicts as readonly Conflict[] };
      await refresh();
      return { done: Number(data['done']) };
    },
    plan: async (at) => {
      const time = at ? new Date(at) : undefined;
      if (time && !(time.getTime() > Date.now())) throw new Error(texts.noMoment);
      if (time) await makeReady();
      await saver.alone(() => post('plan', { at: time?.toISOString() ?? '' }));
      if (!time) await makeDraft();
      await saver.alone(() => sets.load());
    },
    discard: async () => {
      await saver.alone(async () => {
        if (state.rest().set) await postSeen('discard', {});
        dependencies.forget();
      });
      await refresh();
    },
  };
}

/** The sentence of a refusal. */
export function sentenceOf(answer: Answer): string {
  const outcome = outcomeOf(answer);
  if (outcome === 'signedOut') return texts.signedOut;
  if (outcome === 'away') return texts.server.silent;
  return Object.values(faultsOf(answer))[0] || fill(texts.server.refused, { status: answer.status });
}
