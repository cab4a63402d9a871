import { onRecordValidate } from '../register';
import { checkContent } from './checkContent';

// Refuses content that cannot be built, saved by dashboard, API or seed, in the transaction of the write.
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
