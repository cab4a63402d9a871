import en from '../../../locales/en/people.json';
import { ownValue } from '../../../src/lib/ownValue';
import { type Action, type Actions, COLLECTIONS } from './COLLECTIONS';

/**
 * The routes that an editor may call, by pattern. Every other route is refused, also one that a later PocketBase adds.
 * `action`: the action that the editor must be allowed on the collection in the URL.
 */
export const ROUTES: Readonly<Record<string, { action?: Action }>> = {
  // The dashboard reads these when it opens; access/hooks.ts filters their answers for editors.
  'GET /api/collections': {},
  'GET /api/collections/{collection}': { action: 'list' },
  'GET /api/collections/meta/scaffolds': {},
  'GET /api/collections/meta/oauth2-providers': {},
  'GET /api/settings': {},
  'GET /api/health': {},

  'GET /api/collections/{collection}/records': { action: 'list' },
  'GET /api/collections/{collection}/records/{id}': { action: 'view' },
  'POST /api/collections/{collection}/records': { action: 'create' },
  'PATCH /api/collections/{collection}/records/{id}': { action: 'update' },
  'DELETE /api/collections/{collection}/records/{id}': { action: 'delete' },
  'POST /api/files/token': {},
  'GET /api/files/{collection}/{recordId}/{filename}': { action: 'view' },
  'GET /api/realtime': {},
  // The body names the subscriptions: access/guardCall.ts checks them.
  'POST /api/realtime': {},

  // Sign-in and password reset.
  'GET /api/collections/{collection}/auth-methods': { action: 'view' },
  'POST /api/collections/{collection}/auth-with-password': { action: 'view' },
  'POST /api/collections/{collection}/auth-refresh': { action: 'view' },
  'POST /api/collections/{collection}/request-password-reset': { action: 'view' },
  'POST /api/collections/{collection}/confirm-password-reset': { action: 'view' },

  // The site and the dashboard's files.
  'GET /{path...}': {},
  'GET /_/{path...}': {},
  'GET /_/extensions.js': {},
  'GET /_site/status': {},
  'GET /_site/status/{$}': {},
  'GET /_site/status/{file}': {},
  'GET /_site/status/data': {},
  'GET /_site/status/translations': {},
  // Only the editor's own deletions: shrink/decideShrink.ts.
  'POST /_site/status/shrink': {},
  'GET /_site/versions': {},
  'GET /_site/versions/{id}': {},
  'POST /_site/versions/{id}/bring-back': {},
  'GET /_site/prepared': {},
  'POST /_site/prepared': {},
  'POST /_site/prepared/{id}/publish': {},
  'POST /_site/prepared/{id}/plan': {},
  'POST /_site/prepared/{id}/discard': {},
  'POST /_site/prepared/{id}/remove': {},
  'POST /_site/set-aside/{group}/retry': {},
  'POST /_site/set-aside/{group}/allow': {},
  'POST /_site/preview': {},
  'GET /_site/preview/{token}': {},
  'GET /_site/preview/leave': {},
  'GET /_site/preview/state': {},
  'GET /_site/preview/page/{file}': {},
  'GET /_site/progress': {},
  'GET /_site/progress/follow.js': {},
  'GET /_site/edit/{path...}': {},
  'GET /_site/edit/frame': {},
  'GET /_site/edit/files/{file}': {},
  'GET /_site/bar/{file}': {},
  'GET /_site/bar/data': {},
  'GET /_site/redirect': {},
  'GET /_site/form-token': {},
  'GET /_site/forms/{form}': {},
  'POST /_site/forms/{form}': {},
  'POST /_site/save-form-message': {},
  'POST /_site/error-report': {},
};

export const { owners: OWNERS, terms: TERMS } = en;

/**
 * Returns why an editor may not make a call.
 * @param call pattern of the route; name of the collection in the URL, not its id; terms: values of the query
 * @param messages in the editor's language
 * @returns a sentence for the editor; undefined when the call is allowed
 */
export function barFor(
  { pattern, collection, terms = '' }: { pattern: string; collection?: string; terms?: string },
  messages = en,
): string | undefined {
  const route = ownValue(ROUTES, pattern);
  if (!route) return messages.owners;
  if (route.action && !mayDo(collection, route.action)) return messages.owners;
  return looksElsewhere(terms) ? messages.terms : undefined;
}

/**
 * Whether an editor may take an action on the records of a collection, for one field at least.
 * @param collection its name, not its id
 */
export function mayDo(collection: string | undefined, action: Action) {
  const allowed: Actions | undefined = ownValue(COLLECTIONS, collection || '');
  return Boolean(allowed?.[action]);
}

/** A filter reaches other collections by name, or by back relations (`_via_`). */
function looksElsewhere(terms: string) {
  if (/@\s*(collection|request)/i.test(terms)) return true;
  return [...terms.matchAll(/(\w+?)_via_/g)].some(([, name]) => !mayDo(name, 'list'));
}
