import { cronAdd, onRecordDelete } from '../register';
import { keepDeleted } from './keepDeleted';
import { prune } from './prune';

// Deleted records are kept for 90 days with their files, so that they can be restored.
onRecordDelete((e) => keepDeleted(e));

cronAdd('bin', '17 4 * * *', () => {
  prune($app);
});
