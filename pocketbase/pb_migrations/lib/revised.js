/** The content between a page's header and footer: the collections with a date of their last change. */
const REVISED = [
  ...['contents', 'content_items', 'reels', 'slides', 'pages', 'blocks', 'block_items', 'tags', 'posts'],
  ...['cases', 'case_figures', 'projects', 'project_properties', 'workshops'],
];

module.exports = { REVISED };
