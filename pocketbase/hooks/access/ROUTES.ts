import type { Action } from './COLLECTIONS';
/**
 * What an editor may call, by the pattern of the route; anything else is barred, also what a later PocketBase brings. The
 * value says what is asked besides: an action on the collection in the address, or nothing.
 */
export const ROUTES: Readonly<Record<string, { action?: Action }>> = {
  // The dashboard reads these as it opens; pocketbase/hooks/access/hooks.ts leaves out what does not concern an editor.
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
  // What is subscribed to stands in the body: pocketbase/hooks/access/hooks.ts.
  'POST /api/realtime': {},

  // Signing in, and who has forgotten the password.
  'GET /api/collections/{collection}/auth-methods': { action: 'view' },
  'POST /api/collections/{collection}/auth-with-password': { action: 'view' },
  'POST /api/collections/{collection}/auth-refresh': { action: 'view' },
  'POST /api/collections/{collection}/request-password-reset': { action: 'view' },
  'POST /api/collections/{collection}/confirm-password-reset': { action: 'view' },

  // The site itself and the dashboard's files.
  'GET /{path...}': {},
  'GET /_/{path...}': {},
  'GET /_/extensions.js': {},
  'GET /_site/status': {},
  'GET /_site/status/{$}': {},
  'GET /_site/status/{file}': {},
  'GET /_site/status/data': {},
  'GET /_site/status/translations': {},
  // An editor's own deletions only: pocketbase/hooks/shrink/decide.ts.
  'POST /_site/status/shrink': {},
  'POST /_site/preview': {},
  'GET /_site/preview/{token}': {},
  'GET /_site/preview/leave': {},
  'GET /_site/preview/state': {},
  'GET /_site/preview/page/{file}': {},
  'GET /_site/bar/{file}': {},
  'GET /_site/bar/data': {},
  'GET /_site/redirect': {},
  'GET /_site/form-token': {},
  'GET /_site/forms/{form}': {},
  'POST /_site/forms/{form}': {},
  'POST /_site/save-form-message': {},
  'POST /_site/error-report': {},
};
