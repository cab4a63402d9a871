import { pagePath, type Routed } from './pages/pagePath';

const published = (record = ''): string =>
  `${record}status = "published" && (${record}publish_at = "" || ${record}publish_at <= @now)`;

/** The path of a record's page, as the plugin requests it. */
const pageOf = (type: Routed) => (record: Record<string, unknown>, locale: string) =>
  pagePath(type, String(record.slug), locale);

/** PocketBase's collections and their types in the content layer. */
export const collections = [
  { name: 'contents', type: 'Content' },
  { name: 'content_items', type: 'ContentItem' },
  { name: 'menus', type: 'Menu' },
  { name: 'menu_links', type: 'MenuLink' },
  { name: 'reels', type: 'Reel' },
  { name: 'slides', type: 'Slide' },
  { name: 'pages', type: 'Page', filter: published(), path: pageOf('Page') },
  { name: 'blocks', type: 'Block', only: 'hidden = false', filter: published('page.') },
  { name: 'block_items', type: 'BlockItem', only: 'block.hidden = false', filter: published('block.page.') },
  { name: 'tags', type: 'Tag', path: pageOf('Tag') },
  { name: 'posts', type: 'Post', filter: published(), listFrom: 'post_list', path: pageOf('Post') },
  { name: 'cases', type: 'Case', filter: published(), path: pageOf('Case') },
  { name: 'case_figures', type: 'CaseFigure', filter: published('case.') },
  {
    name: 'projects',
    type: 'Project',
    filter: published(),
    path: pageOf('Project'),
    forceLocale: { field: 'force_sl', locale: 'sl' },
  },
  {
    name: 'project_properties',
    type: 'ProjectProperty',
    filter: published('project.'),
    forceLocale: { via: 'project', field: 'force_sl', locale: 'sl' },
  },
  { name: 'workshops', type: 'Workshop', filter: published(), path: pageOf('Workshop') },
  { name: 'redirects', type: 'Redirect' },
  { name: 'gone', type: 'Gone' },
];

/** The lists of parts that a record has. */
export const backRelations = [
  { type: 'Content', field: 'items', from: 'content_items', by: 'content', sort: 'order' },
  { type: 'Menu', field: 'links', from: 'menu_links', by: 'menu', sort: 'order', without: 'parent' },
  { type: 'MenuLink', field: 'links', from: 'menu_links', by: 'parent', sort: 'order' },
  { type: 'Reel', field: 'slides', from: 'slides', by: 'reel', sort: 'order' },
  { type: 'Page', field: 'blocks', from: 'blocks', by: 'page', sort: 'order' },
  { type: 'Block', field: 'items', from: 'block_items', by: 'block', sort: 'order' },
  { type: 'Case', field: 'figures', from: 'case_figures', by: 'case', sort: 'order' },
  { type: 'Project', field: 'properties', from: 'project_properties', by: 'project', sort: 'order' },
];
