import type { Answer } from '../../../pocketbase/pages/send';
import type { StoredSession } from '../session/createSession';
import type { State } from '../createState';
import { type Doc, valuesOf } from '../Doc';
import { lackingToSave } from '../publishing/lacking';
import type { Key, SaveState } from '../types';
import { carryOut, type Context } from './carryOut';
import type { Journal } from '../journal/createJournal';
import type { Uploads } from './createUploads';
import { outcomeOf } from './requests';
import { saveUpload } from './saveUpload';
import { isSaved, type Job, jobOf, waitOf } from './unsent';

/** After the last keystroke, and at most after the first one that is not sent. */
const PAUSE_MS = 700;
const LONGEST_MS = 2000;
/** Between attempts while the server is away. */
const LONGEST_WAIT_MS = 15_000;
/** Of one record in one round. */
const ATTEMPTS = 6;

type Trouble = 'away' | 'signedOut' | 'otherPerson';

/** Sends changes by itself, one request at a time. */
export interface Saver {
  /** Notes changes in the journal, and sends them after a pause. */
  touched(keys: readonly Key[]): void;
  /** Sends at once. @returns after the last request */
  flush(): Promise<void>;
  /** Runs work while nothing is sent. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The account has changed, or the connection is back. */
  resume(): void;
  /** Deals with an answer that stops all saving. */
  stop(answer: Answer): void;
  /** Whether words are neither at the server nor in the journal. */
  isAtRisk(): boolean;
  trouble(): Trouble | undefined;
  /** Writes a record into the journal, or out of it once it is saved. */
  note(key: Key): void;
  close(): void;
}

interface Dependencies {
  readonly context: Context;
  readonly session: Pick<StoredSession, 'token'>;
  readonly journal: () => Journal;
  readonly uploads: Uploads;
  readonly isOther: () => boolean;
}

/** The savers of pages that were left while the server was away. Opening the page again ends one that has only words. */
const leftBehind = new Map<Key, () => void>();

export function createSaver({ context, session, journal, uploads, isOther }: Dependencies): Saver {
  const { state, sets } = context;
  /** The records that the journal has, and those that it could not take. */
  const noted = new Set<Key>();
  const atRisk = new Set<Key>();
  let savedAt: number | null = null;
  let trouble: Trouble | undefined;
  let failures = 0;
  let firstUnsent: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isSending = false;
  let isClosed = false;

  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = isClosed ? undefined : setTimeout(() => void flush(), ms);
  };
  const note = (key: Key) => {
    const doc = state.docs.get(key);
    atRisk.delete(key);
    if (doc && !isSaved(doc)) {
      noted.add(key);
      if (!journal().write(doc)) atRisk.add(key);
    } else if (noted.delete(key)) journal().remove(key);
  };
  const show = () => {
    const save = saveState({ state, trouble, isSending, savedAt, hasUpload: uploads.next() !== undefined });
    const { save: shown } = state.rest();
    if (JSON.stringify(save) !== JSON.stringify(shown)) state.set({ save });
  };
  const alone: Saver['alone'] = (work) => {
    const done = queue.then(work).finally(show);
    queue = done.catch(() => undefined);
    return done;
  };
  const setTrouble = (now: Trouble | undefined) => {
    trouble = now;
    show();
  };
  const stop = (answer: Answer) => {
    if (outcomeOf(answer) === 'signedOut') return setTrouble('signedOut');
    // Their words must not be sent by the next attempt.
    if (isOther()) return setTrouble('otherPerson');
    setTrouble('away');
    const pause = Math.min(1000 * 2 ** failures++, LONGEST_WAIT_MS);
    schedule(Math.max(pause, answer.wait * 1000));
  };

  const drain = async () => {
    // Another person may have signed in after the page was left.
    if (isOther()) return setTrouble(session.token() ? 'otherPerson' : 'signedOut');
    firstUnsent = undefined;
    // Later keystrokes wait for their own pause.
    const due = new Map(unsaved(state).map(({ key }) => [key, 0]));
    let hasSent = false;
    while (!isClosed && !isOther() && trouble !== 'signedOut' && trouble !== 'otherPerson') {
      const job = nextJob(state, due);
      const upload = job ? undefined : uploads.next();
      if (!job && !upload) {
        trouble = undefined;
        break;
      }
      isSending = true;
      show();
      const result = job ? await carryOut(context, job) : upload && (await saveUpload(context, uploads, upload));
      if (typeof result === 'object') return stop(result);
      failures = 0;
      // Another person may have signed in during the request.
      if (trouble === 'away') trouble = undefined;
      if (result === 'done') [hasSent, savedAt] = [true, Date.now()];
      // A record that others change again and again is left for the next round.
      if (job && result === 'done') due.delete(job.doc.key);
      else if (job) due.set(job.doc.key, (due.get(job.doc.key) ?? 0) + 1);
      [...noted].forEach(note);
    }
    if (hasSent) await sets.load();
    if (hasSent && unsaved(state).length === 0 && !uploads.next()) await sets.dropEmpty();
    if (hasJob(state) && !timer && !trouble) schedule(PAUSE_MS);
  };

  const endWords = () => {
    if (uploads.next()) return;
    isClosed = true;
    clearTimeout(timer);
  };
  // The journal has its words, which the new one sends.
  leftBehind.get(state.root)?.();
  leftBehind.delete(state.root);

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    return alone(() => drain().finally(() => (isSending = false)));
  };

  return {
    ...{ flush, alone, stop, note, trouble: () => trouble },
    touched: (keys) => {
      for (const key of keys) {
        state.docs.update(key, tryAgain);
        note(key);
      }
      // A record that is begun is found again by its own entry.
      if (!state.docs.get(state.root)?.there) note(state.root);
      const now = Date.now();
      firstUnsent ??= now;
      show();
      if (!trouble) schedule(Math.max(0, Math.min(PAUSE_MS, firstUnsent + LONGEST_MS - now)));
    },
    resume: () => {
      if (!session.token()) return setTrouble('signedOut');
      if (isOther()) return setTrouble('otherPerson');
      if (trouble !== 'away') trouble = undefined;
      failures = 0;
      void flush();
    },
    isAtRisk: () => atRisk.size > 0 || uploads.isWaiting(),
    close: () => {
      const end = () => {
        // Both are sent once the server is back: only this tab has the picture, and nobody may open the page again, which sends the words.
        if (trouble === 'away' && (uploads.next() || hasJob(state))) return void leftBehind.set(state.root, endWords);
        isClosed = true;
        clearTimeout(timer);
        uploads.clear();
      };
      if (trouble || !(uploads.next() || hasJob(state))) end();
      else void flush().finally(end);
    },
  };
}

/** A refused value is tried again after each change of the record: the reason may be another field. */
const tryAgain = (doc: Doc): Doc => (Object.keys(doc.refused).length > 0 ? { ...doc, refused: {} } : doc);

const unsaved = ({ docs }: State) => docs.all().filter((doc) => !isSaved(doc));

/** Whether a change can be sent. */
const hasJob = (state: State): boolean => unsaved(state).some((doc) => jobOf(doc, state.docs));

const ORDER: readonly Job['kind'][] = ['create', 'restore', 'save', 'delete'];

/** @param due attempts by record */
function nextJob({ docs }: State, due: ReadonlyMap<Key, number>): Job | undefined {
  const jobs = docs.all().flatMap((doc) => ((due.get(doc.key) ?? ATTEMPTS) < ATTEMPTS ? (jobOf(doc, docs) ?? []) : []));
  return ORDER.flatMap((kind) => jobs.find((job) => job.kind === kind) ?? [])[0];
}

interface Saving {
  readonly state: State;
  readonly trouble: Trouble | undefined;
  readonly isSending: boolean;
  readonly savedAt: number | null;
  /** A file can be uploaded: its record is at the server. */
  readonly hasUpload: boolean;
}

function saveState({ state, trouble, isSending, savedAt, hasUpload }: Saving): SaveState {
  const left = unsaved(state);
  if (trouble && (left.length > 0 || hasUpload)) return { kind: 'waiting', why: trouble };
  if (hasUpload || isSending) return { kind: 'saving' };
  if (left.length === 0) return { kind: 'saved', at: savedAt };
  if (hasJob(state)) return { kind: 'saving' };
  // Its window is open, and is answered before a field can be mended.
  if (left.some(({ fieldConflict }) => fieldConflict)) return { kind: 'fieldConflict' };
  // Parts of an unfinished record wait with it.
  if (left.map(waitOf).includes('refused')) return { kind: 'refused' };
  const root = left.find(({ key }) => key === state.root);
  const fields = root && waitOf(root) === 'unfinished' ? lackingToSave(root.collection, valuesOf(root)) : [];
  return root && fields.length > 0
    ? { kind: 'unfinished', lacks: { collection: root.collection, fields } }
    : { kind: 'unfinished' };
}
