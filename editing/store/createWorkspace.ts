import type { Answer } from '../../pocketbase/pages/send';
import { labelOf } from '../../src/lib/content/COLLECTIONS';
import { createEdits } from './createEdits';
import { createDeletion } from './publishing/createDeletion';
import { createPublishing } from './publishing/createPublishing';
import { createState, type State } from './createState';
import { docOf, newDoc, newId, splitKey, valuesOf } from './Doc';
import { createLibraries } from './libraries/createLibraries';
import { fileFieldsOf } from './parts';
import { createJournal } from './journal/createJournal';
import { restoreEntries } from './journal/restoreEntries';
import { createSaver, type Saver } from './saving/createSaver';
import { createSets, type Sets } from './saving/createSets';
import { createUploads } from './saving/createUploads';
import { readTree, reload } from './saving/reload';
import { isSaved } from './saving/unsent';
import type { BrowserEnvironment } from './session/browser';
import { texts } from './texts';
import type { Key, Values, Workspace } from './types';

/** A workspace, and its opening. */
interface Opened {
  readonly workspace: Workspace;
  /** Loads the records, and takes up what was typed earlier. @returns the answer, if it was refused */
  load(): Promise<Answer | undefined>;
}

/**
 * Makes the workspace of a page for the person who is signed in.
 * @param root the record of its address
 * @param initial the values of a new record; undefined for one that the server has
 */
export function createWorkspace(
  { session, send, files, kept }: BrowserEnvironment,
  root: Key,
  initial?: Values,
): Opened {
  const state = createState(root);
  const { docs } = state;
  const emailOf = () => session.get().person?.email ?? '';
  let me = emailOf();
  const tab = newId();
  const release = kept.tabs.hold(tab);
  let journal = createJournal(kept, me, root, tab);
  const titleOf = () => {
    const doc = docs.get(root);
    return (doc && labelOf(doc.collection, valuesOf(doc), texts.locale)) || texts.untitled;
  };
  const sets = createSets(send, state, titleOf);
  const uploads = createUploads(state, files, (key) => saver.touched([key]));
  const note = (key: Key) => saver.note(key);
  const context = { send, state, sets, note, me: () => me, files: uploads };
  const saver = createSaver({ context, session, uploads, journal: () => journal, isOther: () => emailOf() !== me });
  const unsubscribe = session.subscribe(() => saver.resume());

  const copied = async (from: Key, to: Key) => {
    const doc = docs.get(from);
    for (const field of doc ? fileFieldsOf(doc.collection) : []) {
      const waiting = uploads.waiting(from, field);
      if (!doc || !(waiting || valuesOf(doc)[field])) continue;
      const file = waiting ?? (await uploads.fetch(doc, field));
      if (file) uploads.begin(to, field, file);
      else docs.update(to, (copy) => ({ ...copy, faults: { ...copy.faults, [field]: texts.noFile } }));
    }
  };
  const edits = createEdits(state, { touched: saver.touched, copied: (from, to) => void copied(from.key, to) });
  const reloaded = () => reload(send, state, sets, me);
  const forget = () => {
    uploads.clear();
    docs.all().forEach((doc) => {
      if (isSaved(doc)) return;
      if (doc.there) docs.put(docOf(doc.collection, doc.base, doc.published));
      else docs.drop(doc.key);
      note(doc.key);
    });
  };
  const publishing = createPublishing({
    state,
    send,
    sets,
    saver,
    me: () => me,
    change: edits.change,
    reload: reloaded,
    forget,
  });

  const deletion = createDeletion({ state, send, sets, saver, forget });

  const libraries = createLibraries(send, state, sets);
  const workspace: Workspace = {
    ...{ get: state.get, subscribe: state.subscribe, isAtRisk: saver.isAtRisk },
    ...{ load: libraries.load, draw: libraries.draw },
    close: () => {
      libraries.close();
      // The next tab sends the entries that this one leaves.
      release();
      saver.close();
      unsubscribe();
    },
    actions: {
      ...{ ...edits, ...publishing, ...deletion },
      upload: (key, field, file) => {
        if (file) return uploads.begin(key, field, file);
        uploads.end({ key, field });
        edits.change(key, { [field]: '' });
      },
      retry: () => {
        docs.put(...docs.all().flatMap((doc) => (Object.keys(doc.refused).length > 0 ? { ...doc, refused: {} } : [])));
        saver.resume();
      },
      adopt: () => {
        if (!emailOf()) return;
        const before = journal;
        me = emailOf();
        journal = createJournal(kept, me, root, tab);
        docs.all().forEach(({ key }) => {
          before.remove(key);
          note(key);
        });
        saver.resume();
      },
      refresh: () =>
        saver.alone(async () => {
          const refused = (await sets.load()) ?? (await reloaded());
          if (refused) saver.stop(refused);
        }),
    },
  };
  return {
    workspace,
    load: async () => {
      const { collection, id } = splitKey(root);
      if (initial) docs.put(newDoc(collection, id, initial));
      const reading = initial ? undefined : readTree(send, root);
      const refused = (await sets.load()) ?? (reading && (await reload(send, state, sets, me, reading)));
      if (refused) return refused;
      sets.show();
      await restoreEntries(state, journal, saver);
      keepNumberedSlugs(state, sets, saver);
      return undefined;
    },
  };
}

/**
 * Saves the free slug of each record whose own was published by another record since: the server shows it with a number, and
 * could not publish it as it was prepared.
 */
function keepNumberedSlugs({ docs }: State, sets: Sets, saver: Pick<Saver, 'touched'>): void {
  const taken = docs.all().filter(({ key, base }) => base['slug'] && sets.changeOf(key)?.change.fits === false);
  if (taken.length === 0) return;
  docs.put(...taken.map((doc) => ({ ...doc, mine: { slug: doc.base['slug'] ?? '', ...doc.mine } })));
  saver.touched(taken.map(({ key }) => key));
}
