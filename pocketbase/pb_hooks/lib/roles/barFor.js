// goja has no module resolution relative to the caller: the hooks folder is known by name there, beside us in Node.
const roles = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib/roles`;
const { COLLECTIONS } = require(`${roles}/COLLECTIONS.js`);
const { ROUTES } = require(`${roles}/ROUTES.js`);

const OWNERS = 'You are signed in as an editor; only an owner may do this.';
const TERMS = 'You are signed in as an editor; a filter may only look at the content of the site.';

const own = (object, key) => (Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined);

/**
 * Why an editor may not make a call.
 * @param {{pattern: string, collection?: string, terms?: string}} call the route's pattern; the real name of the collection
 *   in its address; what its query filters, sorts and expands by
 * @returns {string | undefined} a sentence for the editor; undefined where the call is allowed
 */
function barFor({ pattern, collection, terms = '' }) {
  const route = own(ROUTES, pattern);
  if (!route) return OWNERS;
  if (route.action && !mayDo(collection, route.action)) return OWNERS;
  return looksElsewhere(terms) ? TERMS : undefined;
}

/**
 * Whether an editor may do something with the records of a collection, in some field at least.
 * @param {string | undefined} collection its real name
 * @param {'list' | 'view' | 'create' | 'update' | 'delete'} action
 */
function mayDo(collection, action) {
  return Boolean((own(COLLECTIONS, collection || '') || {})[action]);
}

/** A filter reaches other collections by their name, or by relations that lead back from them. */
function looksElsewhere(terms) {
  if (/@\s*(collection|request)/i.test(terms)) return true;
  return [...terms.matchAll(/(\w+?)_via_/g)].some(([, name]) => !mayDo(name, 'list'));
}

module.exports = { barFor, mayDo, OWNERS, TERMS };
