/** Collections of the seed in the order in which they are written: what is referred to comes first. */
const COLLECTIONS = [
  'tags',
  'contents',
  'menus',
  'reels',
  'pages',
  'posts',
  'cases',
  'projects',
  'workshops',
  'redirects',
  'gone',
];

/** Lists inside a record: the collection that holds them, and the field that leads back. */
const LISTS = {
  pages: { blocks: { collection: 'blocks', field: 'page' } },
  blocks: { items: { collection: 'block_items', field: 'block' } },
  contents: { items: { collection: 'content_items', field: 'content' } },
  menus: { links: { collection: 'menu_links', field: 'menu' } },
  // A link below a link belongs to the same menu.
  menu_links: { children: { collection: 'menu_links', field: 'parent', inherit: 'menu' } },
  reels: { slides: { collection: 'slides', field: 'reel' } },
  cases: { figures: { collection: 'case_figures', field: 'case' } },
  projects: { properties: { collection: 'project_properties', field: 'project' } },
};

/**
 * The name by which other records of the seed refer to a record.
 * @param {string} collection
 * @param {object} record
 * @returns {string | undefined}
 */
function keyOf(collection, record) {
  if (record._key) return record._key;
  if (collection === 'contents') return record.section && record.key ? `${record.section}/${record.key}` : undefined;
  return record.slug || record.key || record.from;
}

module.exports = { COLLECTIONS, LISTS, keyOf };
