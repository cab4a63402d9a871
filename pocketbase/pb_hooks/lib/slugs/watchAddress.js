const { inOneTransaction } = require(`${__hooks}/lib/inOneTransaction.js`);
const { isVisible } = require(`${__hooks}/lib/publishing/visible.js`);
const { addressOf } = require(`${__hooks}/lib/slugs/addressOf.js`);
const { leaveAddress } = require(`${__hooks}/lib/slugs/leaveAddress.js`);
const { moveAddress } = require(`${__hooks}/lib/slugs/moveAddress.js`);
const { takeAddress } = require(`${__hooks}/lib/slugs/takeAddress.js`);

const HOME_PAGE = '/';

/**
 * Around the write of a record that has a page: keeps its addresses right. In one transaction with the write.
 * @param {core.RecordEvent} e
 * @param {'create' | 'update' | 'delete'} kind
 */
function watchAddress(e, kind) {
  inOneTransaction(e, () => keepAddresses(e, kind));
}

function keepAddresses(e, kind) {
  const { app, record } = e;
  const collection = record.collection().name;
  const before = kind === 'create' ? undefined : addressOf(collection, record.original().getString('slug'));
  const wasThere = kind !== 'create' && hasPage(app, record);
  const by = String(record.get('@by') || '');
  const title = record.getString('title') || record.getString('name') || record.getString('slug');

  e.next();
  if (kind === 'delete') {
    if (wasThere && before !== HOME_PAGE) leaveAddress(app, before, { title, collection, record: record.id, by });
    return;
  }
  const after = addressOf(collection, record.getString('slug'));
  // Also what is planned for later: when its moment comes, nobody saves it again.
  if (collection === 'tags' || record.getString('status') === 'published') takeAddress(app, after);
  if (!wasThere || before === after || !hasPage(app, record)) return;
  if ([before, after].includes(HOME_PAGE)) return;
  moveAddress(app, { from: before, to: after }, { title, by });
  // The further pages of a tag's list stand below its address.
  if (collection === 'tags') moveAddress(app, { from: `${before}*`, to: `${after}*` }, { title, by });
}

/** Whether visitors find its page, as the database has it. A tag has one as long as an article bears it. */
function hasPage(app, record) {
  if (record.collection().name !== 'tags') return isVisible(app, record);
  const bearers = app.findRecordsByFilter('posts', 'tags.id ?= {:id}', '', 0, 0, { id: record.id });
  return bearers.some((post) => isVisible(app, post));
}

module.exports = { watchAddress };
