import { onRecordCreateExecute, onRecordDeleteExecute, onRecordUpdateExecute, onRecordValidate } from '../register';
import { checkSlug } from './checkSlug';
import { watchAddress } from './watchAddress';

// The addresses of records that have pages: never two at one, a redirect from where one stood, "410 Gone" where one was
// deleted. On each way by which a record is saved, in the transaction of the write.
const WITH_PAGES = ['pages', 'posts', 'tags', 'cases', 'projects', 'workshops'];

onRecordValidate(
  (e) => {
    checkSlug(e.app, e.record);
    return e.next();
  },
  ...WITH_PAGES,
);

onRecordCreateExecute(
  (e) => {
    watchAddress(e, 'create');
  },
  ...WITH_PAGES,
);

onRecordUpdateExecute(
  (e) => {
    watchAddress(e, 'update');
  },
  ...WITH_PAGES,
);

onRecordDeleteExecute(
  (e) => {
    watchAddress(e, 'delete');
  },
  ...WITH_PAGES,
);
