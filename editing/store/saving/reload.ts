import type { Answer } from '../../../pocketbase/pages/send';
import type { State } from '../createState';
import { type Doc, docOf, keyOf, without } from '../Doc';
import { isSame } from '../isSame';
import { partsOf } from '../../../src/lib/content/COLLECTIONS';
import { fileFieldsOf } from '../parts';
import type { Key, Values } from '../types';
import type { Sets } from './createSets';
import { mergeDoc } from './mergeDoc';
import { listRecords, outcomeOf, OWN, readRecord, type Send } from './requests';
import { isSaved } from './unsent';

/** Rows with their collection. */
type Rows = readonly { readonly collection: string; readonly values: Values }[];

/** Reads a record with its parts, and theirs, all at once. @returns the rows, parents first, or the answer that refused them */
export async function readTree(send: Send, root: Key): Promise<Rows | Answer> {
  const [collection = '', id = ''] = root.split('/');
  const [answer, parts] = await Promise.all([
    readRecord(send, root),
    readParts(send, collection, (by) => `${by} = "${id}"`),
  ]);
  if (outcomeOf(answer) !== 'done') return answer;
  return 'status' in parts ? parts : [{ collection, values: answer.data as Values }, ...parts];
}

/** @param filterOf the filter of the parts that name their parent in a field */
async function readParts(send: Send, parent: string, filterOf: (by: string) => string): Promise<Rows | Answer> {
  const read = async ({ collection, by }: { collection: string; by: string }): Promise<Rows | Answer> => {
    const [found, below] = await Promise.all([
      listRecords(send, collection, { filter: filterOf(by) }),
      readParts(send, collection, (field) => filterOf(`${field}.${by}`)),
    ]);
    if ('status' in found) return found;
    return 'status' in below ? below : [...found.map((values) => ({ collection, values })), ...below];
  };
  const all = await Promise.all(partsOf(parent).map(read));
  return all.find((rows): rows is Answer => 'status' in rows) ?? all.flatMap((rows) => ('status' in rows ? [] : rows));
}

/**
 * Takes over what the server has now; what was typed remains.
 * @param reading of the record with its parts, if it has begun
 * @returns the answer, if it was refused
 */
export async function reload(
  send: Send,
  state: State,
  sets: Sets,
  me: string,
  reading = readTree(send, state.root),
): Promise<Answer | undefined> {
  const rows = await reading;
  if ('status' in rows && outcomeOf(rows) !== 'gone') return rows;
  takeOver(state, 'status' in rows ? [] : rows, sets, me);
  return undefined;
}

function takeOver({ docs, root }: State, rows: Rows, sets: Sets, me: string) {
  const before = docs.tree(root);
  const seen = new Set<Key>();
  const merged = rows.map(({ collection, values }): Doc => {
    const key = keyOf(collection, String(values['id']));
    seen.add(key);
    const known = sets.changeOf(key)?.change;
    const published = known?.kind !== 'created';
    const doc = docs.get(key);
    if (!doc) return docOf(collection, values, published);
    // The same object: what shows it need not render again.
    if (doc.there && doc.published === published && !doc.sent && isSame(doc.base, values)) return doc;
    // A deletion that was discarded, and not one that is yet to be sent.
    const removed = doc.removed && doc.there;
    return { ...mergeDoc(doc, values, known && known.by !== me ? known.by : ''), published, removed };
  });
  docs.put(...merged);
  for (const doc of before.filter(({ key, there }) => there && !seen.has(key))) {
    const isTyped = docs.tree(doc.key).some((each) => !each.removed && !isSaved(each));
    if (!isTyped) docs.drop(doc.key);
    // Another person deleted it: the words that were typed meanwhile bring it back.
    else docs.put(vanished(doc, sets.changeOf(doc.key)?.change.kind === 'deleted'));
  }
}

/** A record that the server has no longer. @param published it is only hidden by a prepared deletion */
export const vanished = (doc: Doc, published: boolean): Doc => ({
  ...doc,
  ...{ there: false, published, mine: withoutFiles({ ...doc, mine: { ...without(doc.base, OWN), ...doc.mine } }) },
});

/** The typed values but the names of files: a file is uploaded, and cannot be saved by its name. */
export const withoutFiles = ({ collection, mine }: Doc): Values =>
  without(
    mine,
    fileFieldsOf(collection).filter((name) => mine[name] !== ''),
  );
