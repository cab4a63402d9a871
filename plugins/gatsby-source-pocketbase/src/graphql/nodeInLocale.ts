import { recordKey, stateKey } from '../model/ids';
import type { Context, CreateNodeId, RecordNode } from '../model/RecordNode';

interface Wanted {
  type: string;
  collectionId: string;
  /** Of the thing in whatever locale: a relation holds the id of any of its translations. */
  recordId: string;
  locale: string;
}

type Siblings = { pbSiblings?: Record<string, string> } | null;

/**
 * The node of a record in a locale, or of its translation there; null if there is none.
 *
 * By id Gatsby remembers only what was found. So that a page follows when a target appears: a node in another locale names
 * its siblings, and changes when one comes; of a record that is not there at all the page is made to depend on every node of
 * the type. That happens on those pages only, the others depend on just what they show.
 */
export function nodeInLocale(
  { nodeModel }: Context,
  { type, collectionId, recordId, locale }: Wanted,
  createNodeId: CreateNodeId,
  locales: string[],
): RecordNode | null {
  const find = (record: string, each: string) =>
    nodeModel.getNodeById({ id: createNodeId(recordKey(collectionId, record, each)), type }) as RecordNode | null;

  const ofSibling = (known: Siblings) => {
    const sibling = known?.pbSiblings?.[locale];
    return sibling ? find(sibling, locale) : null;
  };

  const own = find(recordId, locale);
  if (own) return own;

  for (const other of locales) {
    const translation = other === locale ? null : find(recordId, other);
    if (translation) return ofSibling(translation);
  }
  // A record in a locale that is not built has a state and no node.
  const state = nodeModel.getNodeById({ id: createNodeId(stateKey(collectionId, recordId)) }) as Siblings;
  if (state) return ofSibling(state);

  nodeModel.getNodeById({ id: '', type }, { connectionType: type });
  return null;
}
