/**
 * What a record may hold. What the site shows well is far below it; decision 40 says why these.
 */
const LIMITS = {
  /** Elements of a rich text within each other. */
  levels: 50,
  /** Bytes of one rich text. */
  bytes: 500_000,
  /** Levels of a JSON field. */
  jsonLevels: 5,
  /** Records that are part of another one, by collection: the field that names it, and how many it may have. */
  parts: {
    blocks: { field: 'page', most: 200, whole: 'page', name: 'blocks' },
    block_items: { field: 'block', most: 200, whole: 'block', name: 'items' },
    content_items: { field: 'content', most: 200, whole: 'content', name: 'items' },
    menu_links: { field: 'menu', most: 200, whole: 'menu', name: 'links' },
    slides: { field: 'reel', most: 500, whole: 'reel', name: 'slides' },
    case_figures: { field: 'case', most: 50, whole: 'case', name: 'figures' },
    project_properties: { field: 'project', most: 100, whole: 'project', name: 'properties' },
  },
};

module.exports = { LIMITS };
