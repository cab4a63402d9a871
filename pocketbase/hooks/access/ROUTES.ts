import type { Action } from './COLLECTIONS';
/**
 * The routes that an editor may call, by pattern. Every other route is refused, also one that a later PocketBase adds. The
 * value names the action that is needed on the collection in the URL, if any.
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
  // Only the editor's own deletions: shrink/decide.ts.
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
