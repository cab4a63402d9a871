import type { Answer } from '../../../pocketbase/pages/send';
import { fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { State } from '../createState';
import { type Doc, only, sending, valuesOf, without } from '../Doc';
import { isSame } from '../isSame';
import { fileFieldsOf } from '../parts';
import type { Key, Values } from '../types';
import type { Sets } from './createSets';
import { confirmed, mergeDoc } from './mergeDoc';
import { reload, vanished, withoutFiles } from './reload';
import { createRecord, deleteRecord, faultsOf, outcomeOf, OWN, readRecord, saveRecord, type Send } from './requests';
import { created, type Job, sendable } from './unsent';

/** The surroundings of a job. */
export interface Context {
  readonly send: Send;
  readonly state: State;
  readonly sets: Sets;
  /** Writes a record into the journal. */
  readonly note: (key: Key) => void;
  /** The person's e-mail address. */
  readonly me: () => string;
  /** Keeps a record's uploaded files, which nobody can fetch once it is deleted, and uploads them again. */
  readonly files: { keep(doc: Doc): Promise<void>; giveBack(key: Key): void };
}

/**
 * The result of a step: it is done; undefined if the record has changed by it and may need another one; or the answer because of
 * which all saving stops, when the server is away or nobody is signed in.
 */
export type Result = 'done' | undefined | Answer;

/** Carries out a job at the server. */
export async function carryOut(context: Context, job: Job): Promise<Result> {
  const { send, state, sets } = context;
  const { doc, kind } = job;
  if (kind === 'restore') return restore(context, doc);
  const set = await sets.idFor(doc.key);
  if (typeof set !== 'string') return set;
  if (kind === 'delete') {
    await context.files.keep(doc);
    const answer = await deleteRecord(send, doc.key, set);
    if (outcomeOf(answer) !== 'done') return settle(context, job, set, answer);
    state.docs.update(doc.key, deleted);
    return 'done';
  }
  const sent = kind === 'create' ? created(doc) : withTitlesSlug(doc, sendable(doc));
  state.docs.update(doc.key, (now) => sending(now, sent));
  context.note(doc.key);
  const answer =
    kind === 'create'
      ? await createRecord(send, doc.collection, set, sent)
      : await saveRecord(send, doc.key, set, { values: sent, updated: doc.base['updated'] });
  if (outcomeOf(answer) !== 'done') return settle(context, job, set, answer, sent);
  state.docs.update(doc.key, (now) => cleared(confirmed(now, sent, answer.data as Values)));
  if (kind === 'create') {
    context.files.giveBack(doc.key);
    const isMade = hasSlug(doc.collection) && !sent['slug'];
    if (isMade) state.docs.update(doc.key, (now) => ({ ...now, hasTitlesSlug: !('slug' in now.mine) }));
  }
  return 'done';
}

/** An empty slug has the server make it again: the first save may have had the first letters of the title only. */
const withTitlesSlug = (doc: Doc, values: Values): Values =>
  doc.hasTitlesSlug && !doc.published && ['title', 'name'].some((name) => name in values)
    ? { ...values, slug: '' }
    : values;

const hasSlug = (collection: string) => fieldsOf(collection).some(({ name }) => name === 'slug');

/** Its undoing takes a published record out of the set, and creates another one again, with all its values. */
const deleted = (doc: Doc): Doc => (doc.published ? { ...doc, there: false } : vanished(doc, false));

/** Only the sentences of what is still refused, and of files, of which nothing is left to be sent. */
const cleared = (doc: Doc): Doc => {
  const refused = Object.keys(doc.refused).filter((name) => isSame(doc.refused[name], doc.mine[name]));
  return {
    ...doc,
    refused: only(doc.refused, refused),
    faults: only(doc.faults, [...refused, ...fileFieldsOf(doc.collection)]),
  };
};

/** Deals with an answer other than success. */
export async function settle(
  context: Context,
  { doc, kind }: Job,
  set: string,
  answer: Answer,
  sent: Values = {},
): Promise<Result> {
  const { send, state, sets, me } = context;
  switch (outcomeOf(answer)) {
    case 'stale':
      return mergeFresh(context, doc.key, answer);
    case 'gone': {
      const refused = await sets.load();
      if (refused) return refused;
      // Published or discarded meanwhile.
      if (!sets.has(set)) return reload(send, state, sets, me());
      const isHidden = sets.changeOf(doc.key)?.change.kind === 'deleted';
      state.docs.update(doc.key, (now) => (kind === 'delete' ? deleted(now) : vanished(now, isHidden)));
      return undefined;
    }
    case 'refused':
      return refuse(context, { doc, kind }, set, answer, sent);
    default:
      return answer;
  }
}

async function refuse({ send, state, sets }: Context, { doc, kind }: Job, set: string, answer: Answer, sent: Values) {
  const faults = faultsOf(answer);
  if ('slug' in faults && !('slug' in doc.mine) && doc.hasTitlesSlug) {
    // No slug can be made of this title, or the record was published meanwhile: it keeps the one it has.
    state.docs.update(doc.key, (now) => ({ ...now, sent: undefined, hasTitlesSlug: false }));
    return undefined;
  }
  if ('' in faults) {
    // It is in another person's set since.
    const refused = await sets.load();
    if (refused) return refused;
    const other = sets.changeOf(doc.key)?.set;
    if (other && other !== set) return undefined;
  }
  if (kind === 'create' && 'id' in faults) {
    // An earlier creation whose answer did not arrive.
    const fresh = await readRecord(send, doc.key);
    if (outcomeOf(fresh) === 'done') {
      state.docs.update(doc.key, (now) => mergeDoc(now, fresh.data as Values));
      return undefined;
    }
  }
  const named = Object.keys(faults).filter((name) => name in sent);
  const refused = named.length > 0 ? only(sent, named) : { ...sent, '': '' };
  state.docs.update(doc.key, (now) => ({
    ...now,
    sent: undefined,
    ...{ refused: { ...now.refused, ...refused }, faults: { ...now.faults, ...faults } },
  }));
  return undefined;
}

/** Merges a record with what another person has saved meanwhile. */
export async function mergeFresh(
  { send, state, sets }: Context,
  key: Key,
  answer: Answer,
): Promise<Answer | undefined> {
  const fresh = await readRecord(send, key);
  const outcome = outcomeOf(fresh);
  const refused = await sets.load();
  if (refused) return refused;
  const change = sets.changeOf(key)?.change;
  if (outcome === 'gone') return void state.docs.update(key, (now) => vanished(now, change?.kind === 'deleted'));
  if (outcome !== 'done') return fresh;
  const theirs = fresh.data as Values;
  // The refusal names the person who saved the published version; a prepared change has its own `by`.
  const named = /[^\s@]+@[^\s@]+[^\s@.]/.exec(JSON.stringify(answer.data['message'] ?? ''))?.[0] ?? '';
  const who = change?.updated === theirs['updated'] ? change?.by : named;
  state.docs.update(key, (now) => mergeDoc(now, theirs, who));
  return undefined;
}

/** Takes a prepared deletion back; the values that were prepared before it are typed again. */
async function restore({ send, state, sets, files }: Context, doc: Doc): Promise<Answer | undefined> {
  const refused = await sets.load();
  if (refused) return refused;
  const known = sets.changeOf(doc.key);
  if (known?.change.kind === 'deleted') {
    const answer = await sets.takeOut(known.set, known.change);
    // Somebody saved it again: the next round reads it.
    if (outcomeOf(answer) === 'stale') return undefined;
    if (!['done', 'gone'].includes(outcomeOf(answer))) return answer;
    const again = await sets.load();
    if (again) return again;
  }
  const fresh = await readRecord(send, doc.key);
  if (outcomeOf(fresh) === 'gone') return void state.docs.update(doc.key, (now) => vanished(now, false));
  if (outcomeOf(fresh) !== 'done') return fresh;
  const base = fresh.data as Values;
  state.docs.update(doc.key, (now) => {
    const wanted = without(valuesOf(now), OWN);
    const mine = Object.entries(wanted).filter(([name, value]) => !isSame(value, base[name]));
    return { ...now, base, there: true, mine: Object.fromEntries(mine) };
  });
  files.giveBack(doc.key);
  state.docs.update(doc.key, (now) => ({ ...now, mine: withoutFiles(now) }));
  return undefined;
}
