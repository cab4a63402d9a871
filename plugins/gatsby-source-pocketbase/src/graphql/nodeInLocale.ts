import { recordKey, stateKey } from '../model/ids';
import type { Context, CreateNodeId, RecordNode } from '../model/RecordNode';

interface Wanted {
  type: string;
  collectionId: string;
  /** The id of any translation: a relation may contain each of them. */
  recordId: string;
  locale: string;
}

type Siblings = { pbSiblings?: Record<string, string> } | null;

/**
 * The node of a record in a locale, or of its translation there; null if there is none.
 *
 * A lookup by id makes a page depend only on a node that was found. So that a page is updated when a target appears: a node in
 * another locale contains its siblings, and changes with them; for a missing record the page depends on every node of the type.
 * Only such pages do; other pages depend only on the nodes that they show.
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
