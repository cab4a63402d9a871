import { onRecordValidate } from '../register';
import { checkContent } from './checkContent';

// Content that cannot be built is refused on saving, by dashboard, API and seed alike, in the transaction of the write.
onRecordValidate(
  (e) => {
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
