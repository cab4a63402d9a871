// What people delete is kept for 90 days, with its files, so that it can be brought back: see lib/bin.
onRecordDelete((e) => {
  const { keepDeleted } = require(`${__hooks}/lib/bin/keepDeleted.js`);
  return keepDeleted(e);
});

cronAdd('bin', '17 4 * * *', () => {
  const { prune } = require(`${__hooks}/lib/bin/prune.js`);
  prune($app);
});
