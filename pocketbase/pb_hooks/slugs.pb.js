// The addresses of records that have pages: never two at one, a redirect from where one stood, "410 Gone" where one was
// deleted. On each way by which a record is saved, in the transaction of the write.
const WITH_PAGES = ['pages', 'posts', 'tags', 'cases', 'projects', 'workshops'];

onRecordValidate(
  (e) => {
    const { checkSlug } = require(`${__hooks}/lib/slugs/checkSlug.js`);
    checkSlug(e.app, e.record);
    return e.next();
  },
  ...WITH_PAGES,
);

onRecordCreateExecute(
  (e) => {
    const { watchAddress } = require(`${__hooks}/lib/slugs/watchAddress.js`);
    watchAddress(e, 'create');
  },
  ...WITH_PAGES,
);

onRecordUpdateExecute(
  (e) => {
    const { watchAddress } = require(`${__hooks}/lib/slugs/watchAddress.js`);
    watchAddress(e, 'update');
  },
  ...WITH_PAGES,
);

onRecordDeleteExecute(
  (e) => {
    const { watchAddress } = require(`${__hooks}/lib/slugs/watchAddress.js`);
    watchAddress(e, 'delete');
  },
  ...WITH_PAGES,
);
