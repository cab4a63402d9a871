import { own } from '../lib/own';
import { type Action, type Actions, COLLECTIONS } from './COLLECTIONS';
import { ROUTES } from './ROUTES';

export const OWNERS = 'You are signed in as an editor; only an owner may do this.';
export const TERMS = 'You are signed in as an editor; a filter may only look at the content of the site.';

/**
 * Why an editor may not make a call.
 * @param call the route's pattern; the real name of the collection
 *   in its address; what its query filters, sorts and expands by
 * @returns a sentence for the editor; undefined where the call is allowed
 */
export function barFor({
  pattern,
  collection,
  terms = '',
}: {
  pattern: string;
  collection?: string;
  terms?: string;
}): string | undefined {
  const route = own(ROUTES, pattern);
  if (!route) return OWNERS;
  if (route.action && !mayDo(collection, route.action)) return OWNERS;
  return looksElsewhere(terms) ? TERMS : undefined;
}

/**
 * Whether an editor may do something with the records of a collection, in some field at least.
 * @param collection its real name
 */
export function mayDo(collection: string | undefined, action: Action) {
  const allowed: Actions | undefined = own(COLLECTIONS, collection || '');
  return Boolean(allowed?.[action]);
}

/** A filter reaches other collections by their name, or by relations that lead back from them. */
function looksElsewhere(terms: string) {
  if (/@\s*(collection|request)/i.test(terms)) return true;
  return [...terms.matchAll(/(\w+?)_via_/g)].some(([, name]) => !mayDo(name, 'list'));
}
