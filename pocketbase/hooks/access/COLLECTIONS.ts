export type Action = 'list' | 'view' | 'create' | 'update' | 'delete';
/** The actions that an editor may take; a list names the only fields that may be updated. */
export type Actions = Partial<Record<Exclude<Action, 'update'>, true>> & { update?: true | readonly string[] };

const ALL: Actions = { list: true, view: true, create: true, update: true, delete: true };

/**
 * The actions that an editor may take, by collection; collections that are not listed are for owners only. A test compares the
 * content's part with the collections that the site reads (src/gatsby/contentCollections.ts).
 */
export const COLLECTIONS: Readonly<Record<string, Actions>> = {
  contents: ALL,
  content_items: ALL,
  menus: ALL,
  menu_links: ALL,
  reels: ALL,
  slides: ALL,
  pages: ALL,
  blocks: ALL,
  block_items: ALL,
  tags: ALL,
  posts: ALL,
  cases: ALL,
  case_figures: ALL,
  projects: ALL,
  project_properties: ALL,
  workshops: ALL,
  redirects: ALL,
  gone: ALL,
  // These three serve the status page; the dashboard does not offer them to editors (ON_STATUS_PAGE).
  builds: { list: true, view: true, update: ['action'] },
  deploy_hooks: { list: true, view: true, update: ['status'] },
  // Links to drafts: made at /_site/preview, revoked by deleting.
  previews: { list: true, view: true, delete: true },
  // Only the editor's own record: access/guardCall.ts.
  _superusers: { list: true, view: true, update: ['password'] },
};

/** Collections that editors use by the status page alone. */
export const ON_STATUS_PAGE: readonly string[] = ['builds', 'deploy_hooks', 'previews'];
