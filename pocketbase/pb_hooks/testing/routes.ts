import type { Person } from './people';

/** The order of the columns below. */
export const COLUMNS: readonly Person[] = ['owner', 'editor', 'builder', 'guest'];

/**
 * Every route of PocketBase 0.40's API (apis/*.go), and what it answers to each: status for COLUMNS. `{x}` stands for the id
 * of a record that the test made. A body that can do nothing is sent where the owner's call would do something lasting.
 */
export const ROUTES: readonly (readonly [call: string, body: object | undefined, ...statuses: number[]])[] = [
  // Settings, logs, timed jobs, backups, SQL.
  ['GET /api/settings', undefined, 200, 200, 403, 401],
  ['PATCH /api/settings', { meta: { appName: 'Modrina' } }, 200, 403, 403, 401],
  ['POST /api/settings/test/s3', {}, 400, 403, 403, 401],
  ['POST /api/settings/test/email', {}, 400, 403, 403, 401],
  ['POST /api/settings/apple/generate-client-secret', {}, 400, 403, 403, 401],
  ['GET /api/logs', undefined, 200, 403, 403, 401],
  ['GET /api/logs/stats', undefined, 200, 403, 403, 401],
  ['GET /api/logs/no-such-entry', undefined, 404, 403, 403, 401],
  ['DELETE /api/logs', undefined, 204, 403, 403, 401],
  ['GET /api/crons', undefined, 200, 403, 403, 401],
  ['POST /api/crons/no-such-job', undefined, 404, 403, 403, 401],
  ['GET /api/backups', undefined, 200, 403, 403, 401],
  ['POST /api/backups', { name: 'not a name' }, 400, 403, 403, 401],
  ['POST /api/backups/upload', {}, 400, 403, 403, 401],
  ['GET /api/backups/no-such-backup.zip', undefined, 403, 403, 403, 403],
  ['DELETE /api/backups/no-such-backup.zip', undefined, 400, 403, 403, 401],
  ['POST /api/backups/no-such-backup.zip/restore', undefined, 400, 403, 403, 401],
  ['POST /api/sql', { query: 'SELECT 1' }, 404, 404, 404, 404],
  ['POST /api/batch', { requests: [] }, 403, 403, 403, 403],
  ['GET /api/health', undefined, 200, 200, 200, 200],

  // The model.
  ['GET /api/collections', undefined, 200, 200, 403, 401],
  ['POST /api/collections', {}, 400, 403, 403, 401],
  ['GET /api/collections/posts', undefined, 200, 200, 403, 401],
  ['GET /api/collections/messages', undefined, 200, 403, 403, 401],
  ['PATCH /api/collections/posts', { name: '' }, 400, 403, 403, 401],
  ['DELETE /api/collections/no_such_collection', undefined, 404, 403, 403, 401],
  ['DELETE /api/collections/outbox/truncate', undefined, 204, 403, 403, 401],
  ['DELETE /api/collections/tags/truncate', undefined, 204, 403, 403, 401],
  ['PUT /api/collections/import', {}, 400, 403, 403, 401],
  ['GET /api/collections/meta/scaffolds', undefined, 200, 200, 403, 401],
  ['GET /api/collections/meta/oauth2-providers', undefined, 200, 200, 403, 401],
  ['POST /api/collections/meta/dry-run-view', { query: 'SELECT id, email FROM messages' }, 200, 403, 403, 401],

  // Content.
  ['GET /api/collections/posts/records', undefined, 200, 200, 200, 200],
  ['GET /api/collections/posts/records/{draft}', undefined, 200, 200, 404, 404],
  ['POST /api/collections/tags/records', { slug: '{random}', name: 'T' }, 200, 200, 403, 403],
  ['PATCH /api/collections/posts/records/{draft}', { title: 'Another' }, 200, 200, 403, 403],
  ['DELETE /api/collections/posts/records/no-such-record', undefined, 404, 404, 403, 403],
  ['POST /api/files/token', undefined, 200, 200, 200, 401],
  ['GET /api/files/posts/{draft}/no-such-file.png', undefined, 404, 404, 404, 404],

  // What visitors sent, and what else is not content. Visitors send messages, so that route is open to them.
  ['GET /api/collections/messages/records', undefined, 200, 403, 403, 403],
  ['GET /api/collections/messages/records/{message}', undefined, 200, 403, 403, 403],
  ['PATCH /api/collections/messages/records/{message}', { status: 'handled' }, 200, 403, 403, 403],
  ['DELETE /api/collections/messages/records/no-such-record', undefined, 404, 403, 403, 403],
  ['POST /api/collections/messages/records', {}, 400, 403, 400, 400],
  ['GET /api/files/messages/{message}/no-such-file.png', undefined, 404, 403, 404, 404],
  ['GET /api/collections/form_messages/records', undefined, 200, 403, 403, 403],
  ['POST /api/collections/form_messages/records', {}, 400, 403, 403, 403],
  ['GET /api/collections/outbox/records', undefined, 200, 403, 403, 403],
  ['GET /api/collections/builds/records', undefined, 200, 200, 403, 403],
  ['POST /api/collections/builds/records', {}, 400, 403, 403, 403],
  ['GET /api/collections/publishing/records', undefined, 200, 403, 403, 403],
  ['GET /api/collections/builders/records', undefined, 200, 403, 403, 403],
  ['POST /api/collections/builders/impersonate/{builder}', {}, 200, 403, 403, 401],
  ['GET /_site/export/messages.csv', undefined, 200, 403, 403, 401],
  ['GET /_site/publishing/state', undefined, 200, 403, 200, 401],
  ['POST /_site/publishing/no-such-step', {}, 404, 403, 404, 401],
  ['GET /_site/status/data', undefined, 200, 200, 403, 401],
  ['GET /_site/status/translations', undefined, 200, 200, 403, 401],
  ['GET /api/collections/deploy_hooks/records', undefined, 200, 200, 403, 403],
  ['POST /api/collections/deploy_hooks/records', {}, 400, 403, 403, 403],

  // Those who sign in.
  ['GET /api/collections/_superusers/records', undefined, 200, 200, 403, 403],
  ['GET /api/collections/_superusers/records/{owner}', undefined, 200, 403, 403, 403],
  ['GET /api/collections/_superusers/records/{editor}', undefined, 200, 200, 403, 403],
  ['POST /api/collections/_superusers/records', {}, 400, 403, 403, 403],
  ['PATCH /api/collections/_superusers/records/{owner}', { emailVisibility: false }, 200, 403, 403, 403],
  ['PATCH /api/collections/_superusers/records/{editor}', { emailVisibility: false }, 200, 200, 403, 403],
  ['DELETE /api/collections/_superusers/records/no-such-record', undefined, 404, 403, 403, 403],
  ['GET /api/collections/_superusers/auth-methods', undefined, 200, 200, 200, 200],
  ['POST /api/collections/_superusers/auth-refresh', undefined, 200, 200, 403, 401],
  ['POST /api/collections/_superusers/impersonate/{owner}', {}, 200, 403, 403, 401],
  ['POST /api/collections/_superusers/auth-with-password', {}, 400, 400, 400, 400],
  ['POST /api/collections/_superusers/auth-with-oauth2', {}, 403, 403, 403, 403],
  ['POST /api/collections/_superusers/request-otp', {}, 403, 403, 403, 403],
  ['POST /api/collections/_superusers/auth-with-otp', {}, 403, 403, 403, 403],
  ['POST /api/collections/_superusers/request-password-reset', {}, 400, 400, 400, 400],
  ['POST /api/collections/_superusers/confirm-password-reset', {}, 400, 400, 400, 400],
  ['POST /api/collections/_superusers/request-verification', {}, 400, 403, 400, 400],
  ['POST /api/collections/_superusers/confirm-verification', {}, 400, 403, 400, 400],
  ['POST /api/collections/_superusers/request-email-change', {}, 400, 403, 403, 401],
  ['POST /api/collections/_superusers/confirm-email-change', {}, 400, 403, 400, 400],
  // Open to all by their own rules: each sees what is its own.
  ['GET /api/collections/_otps/records', undefined, 200, 403, 200, 200],
  ['GET /api/collections/_mfas/records', undefined, 200, 403, 200, 200],
  ['GET /api/collections/_externalAuths/records', undefined, 200, 403, 200, 200],
  ['GET /api/collections/_authOrigins/records', undefined, 200, 403, 200, 200],
  ['GET /api/oauth2-redirect', undefined, 307, 403, 307, 307],
  ['POST /api/oauth2-redirect', {}, 303, 403, 303, 303],

  // What there is not, or not yet.
  ['POST /api/realtime', { clientId: 'nobody', subscriptions: [] }, 404, 404, 404, 404],
  ['POST /api/what-a-later-version-brings', {}, 404, 403, 404, 404],
  ['GET /api/what-a-later-version-brings', undefined, 404, 404, 404, 404],
];
