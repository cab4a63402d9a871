import en from '../../../../locales/en/collections.json';
import sl from '../../../../locales/sl/collections.json';
import { isSlovenian } from '../../language';

/** A collection's name for people, and a sentence of what it is for. */
interface CollectionLabel {
  name: string;
  purpose: string;
}

export const ACCOUNTS = '_superusers';
/** In the order of the dashboard's list. */
const LABELS = new Map<string, CollectionLabel>(Object.entries(isSlovenian ? sl : en));
const ORDER = [...LABELS.keys()];

/**
 * The label of a collection in the browser's language; undefined for one that is PocketBase's own.
 * @param isOwner an editor finds the own account alone among the accounts
 */
export const labelOf = (collection: string, isOwner: boolean): CollectionLabel | undefined =>
  LABELS.get(collection === ACCOUNTS && !isOwner ? 'ownAccount' : collection);

/** Sorts collections as the catalogue has them, so that articles are the first; others keep their order at the end. */
export function inOrder<C extends { name: string }>(collections: readonly C[]): C[] {
  const rank = ({ name }: C) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return [...collections].sort((one, other) => rank(one) - rank(other));
}
