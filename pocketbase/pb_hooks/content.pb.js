// What a site cannot be built of is refused when it is saved: on each way (dashboard, API, seed), in the write's transaction.
onRecordValidate(
  (e) => {
    const { checkContent } = require(`${__hooks}/lib/content/checkContent.js`);
    checkContent(e.app, e.record);
    return e.next();
  },
  'contents',
  'content_items',
  'menu_links',
  'reels',
  'slides',
  'blocks',
  'block_items',
  'posts',
  'cases',
  'case_figures',
  'projects',
  'project_properties',
  'workshops',
);
