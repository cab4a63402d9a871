/** What pages show between their header and their footer: the collections of which it is known when they last changed. */
const REVISED = [
  ...['contents', 'content_items', 'reels', 'slides', 'pages', 'blocks', 'block_items', 'tags', 'posts'],
  ...['cases', 'case_figures', 'projects', 'project_properties', 'workshops'],
];

module.exports = { REVISED };
