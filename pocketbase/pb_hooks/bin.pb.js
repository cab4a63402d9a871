// Deleted records are kept for 90 days with their files, so that they can be restored: see lib/bin.
onRecordDelete((e) => {
  const { keepDeleted } = require(`${__hooks}/lib/bin/keepDeleted.js`);
  return keepDeleted(e);
});

cronAdd('bin', '17 4 * * *', () => {
  const { prune } = require(`${__hooks}/lib/bin/prune.js`);
  prune($app);
});
