export type Action = 'list' | 'view' | 'create' | 'update' | 'delete';
/** The actions that an editor may take; a list names the only fields that may be updated. */
export type Actions = Partial<Record<Exclude<Action, 'update'>, true>> & { update?: true | readonly string[] };

const ALL: Actions = { list: true, view: true, create: true, update: true, delete: true };

/**
 * What an editor may do, by collection; what is not listed here is the owner's alone. A list in place of `true` names the
 * only fields that may be changed. A test holds the content's part against what the site reads (src/gatsby/contentOptions.ts).
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
  builds: { list: true, view: true, update: ['action'] },
  deploy_hooks: { list: true, view: true, update: ['status'] },
  // Links to drafts: made at /_site/preview, taken back by deleting.
  previews: { list: true, view: true, delete: true },
  // Of this collection an editor has its own record only: pocketbase/hooks/access/hooks.ts.
  _superusers: { list: true, view: true, update: ['password'] },
};
