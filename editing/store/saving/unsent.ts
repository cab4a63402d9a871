import { type Doc, keyOf, valuesOf, without } from '../Doc';
import { isSame } from '../isSame';
import { lackingToSave } from '../publishing/lacking';
import { fileFieldsOf, parentOf } from '../parts';
import type { Docs } from '../Docs';
import type { Values } from '../types';

/** Whether the server has all of a record's changes. */
export const isSaved = (doc: Doc): boolean =>
  doc.removed ? !doc.there : doc.there && Object.keys(doc.mine).length === 0;

/** The typed values that can be sent: not those that were refused as they are, and not those that wait for a person. */
export function sendable(doc: Doc): Values {
  const refused = Object.keys(doc.refused).filter((name) => isSame(doc.refused[name], doc.mine[name]));
  const files = fileFieldsOf(doc.collection).filter((name) => doc.mine[name] !== '');
  return without(doc.mine, [...refused, ...(doc.fieldConflict?.fields ?? []), ...files]);
}

/** The next step for a record at the server. */
export type Job = { readonly kind: 'create' | 'restore' | 'save' | 'delete'; readonly doc: Doc };

/** The next step for a record; undefined if there is none, or if another record comes first. */
export function jobOf(doc: Doc, docs: Docs): Job | undefined {
  if (doc.removed) {
    const parts = docs.tree(doc.key).slice(1);
    const isLast = parts.every((part) => !part.there || !part.removed);
    return doc.there && isLast && !('' in doc.refused) ? { kind: 'delete', doc } : undefined;
  }
  if (doc.there) return Object.keys(sendable(doc)).length > 0 ? { kind: 'save', doc } : undefined;
  if (!isParentThere(doc, docs)) return undefined;
  if (doc.published) return { kind: 'restore', doc };
  // Without its refused place it would be made elsewhere.
  const isRefused = ['', 'parent'].some((name) => name in doc.refused);
  return lackingToSave(doc.collection, sendable(doc)).length === 0 && !isRefused ? { kind: 'create', doc } : undefined;
}

/** Whether the record that a new part belongs to is at the server, or is none of this workspace. */
function isParentThere(doc: Doc, docs: Docs): boolean {
  const values = valuesOf(doc);
  const parent = parentOf(doc.collection);
  const above = [
    parent && docs.get(keyOf(parent.collection, String(values[parent.by]))),
    // A link of a menu may stand below another one.
    doc.collection === 'menu_links' && values['parent']
      ? docs.get(keyOf('menu_links', String(values['parent'])))
      : undefined,
  ];
  return above.every((each) => !each || each.there);
}

/** Whether a record waits for the person, and for nothing else. */
export function waitOf(doc: Doc): 'refused' | 'fieldConflict' | 'unfinished' | undefined {
  if (isSaved(doc) || (!doc.removed && Object.keys(sendable(doc)).length > 0 && doc.there)) return undefined;
  if (Object.keys(doc.refused).length > 0) return 'refused';
  if (doc.fieldConflict) return 'fieldConflict';
  return !doc.removed && !doc.there && lackingToSave(doc.collection, valuesOf(doc)).length > 0
    ? 'unfinished'
    : undefined;
}

/** The values of a new record that are sent: those of `mine`. */
export const created = (doc: Doc): Values => ({ ...sendable(doc), id: doc.id });
