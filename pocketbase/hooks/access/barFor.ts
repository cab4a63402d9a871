import { own } from '../lib/own';
import { type Action, type Actions, COLLECTIONS } from './COLLECTIONS';
import { ROUTES } from './ROUTES';

export const OWNERS = 'You are signed in as an editor; only an owner may do this.';
export const TERMS = 'You are signed in as an editor; a filter may only look at the content of the site.';

/**
 * Returns why an editor may not make a call.
 * @param call pattern of the route; real name of the collection in the URL; values of the query
 * @returns a sentence for the editor; undefined when the call is allowed
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
 * Whether an editor may take an action on the records of a collection, for one field at least.
 * @param collection its real name
 */
export function mayDo(collection: string | undefined, action: Action) {
  const allowed: Actions | undefined = own(COLLECTIONS, collection || '');
  return Boolean(allowed?.[action]);
}

/** A filter reaches other collections by name, or by back relations (`_via_`). */
function looksElsewhere(terms: string) {
  if (/@\s*(collection|request)/i.test(terms)) return true;
  return [...terms.matchAll(/(\w+?)_via_/g)].some(([, name]) => !mayDo(name, 'list'));
}
