import { type Doc, valuesOf } from '../Doc';
import type { Docs } from '../Docs';
import { lackingToPublish, lackingToSave } from './lacking';
import { fileFieldsOf } from '../parts';
import { isSaved, waitOf } from '../saving/unsent';
import type { Effect, Gap, Key, WorkspaceState } from '../types';

/** The effect of a publication on the page. @param set its prepared changes */
export function effectOf(root: Doc | undefined, set: WorkspaceState['set']): Effect {
  if (!root || root.removed || valuesOf(root)['status'] !== 'draft') return 'changes';
  if (!root.published) return 'first';
  const changed = set?.changes.find(({ collection, id }) => collection === root.collection && id === root.id)?.changed;
  return 'status' in root.mine || changed?.includes('status') ? 'off' : 'first';
}

/** Whether a file of a record was refused: nothing of it is left to be sent. */
export const hasRefusedFile = (doc: Doc): boolean =>
  !doc.removed && fileFieldsOf(doc.collection).some((name) => doc.faults[name] !== undefined);

/** The gaps of all records of a page. @param root of the page @param effect of its publication */
export function gapsOf(docs: Docs, root: Key, effect: Effect): readonly Gap[] {
  const page = docs.get(root);
  const needed =
    page && (effect === 'first' || valuesOf(page)['status'] === 'published') ? lackingToPublish : lackingToSave;
  const lacking = page && !page.removed ? needed(page.collection, valuesOf(page)) : [];
  const rest = docs.all().filter((doc) => doc.key !== root && !isSaved(doc));
  return [
    ...(lacking.length > 0 ? [{ key: root, fields: lacking, kind: 'lacking' as const }] : []),
    ...docs.all().flatMap((doc): Gap[] => {
      const fields = Object.keys(doc.faults).filter((name) => doc.key !== root || !lacking.includes(name));
      return fields.length > 0 && (waitOf(doc) === 'refused' || hasRefusedFile(doc))
        ? [{ key: doc.key, fields, kind: 'refused' }]
        : [];
    }),
    ...rest.flatMap((doc): Gap[] =>
      waitOf(doc) === 'unfinished'
        ? [{ key: doc.key, fields: lackingToSave(doc.collection, valuesOf(doc)), kind: 'left' }]
        : [],
    ),
  ];
}
