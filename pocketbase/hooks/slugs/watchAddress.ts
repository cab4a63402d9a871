import { inOneTransaction } from '../lib/inOneTransaction';
import { isVisible } from '../lib/visible';
import { addressOf } from '../lib/addressOf';
import { leaveAddress } from './leaveAddress';
import { moveAddress } from './moveAddress';
import { takeAddress } from './takeAddress';

const HOME_PAGE = '/';

/**
 * Around the write of a record that has a page: keeps its addresses right. In one transaction with the write.
 */
export function watchAddress(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  inOneTransaction(e, () => keepAddresses(e, kind));
}

function keepAddresses(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  const { app, record } = e;
  const collection = record.collection().name;
  const before = kind === 'create' ? undefined : addressOf(collection, record.original().getString('slug'));
  const wasThere = kind !== 'create' && hasPage(app, record);
  const by = String(record.get('@by') || '');
  const title = record.getString('title') || record.getString('name') || record.getString('slug');

  e.next();
  if (kind === 'delete') {
    if (wasThere && before && before !== HOME_PAGE)
      leaveAddress(app, before, { title, collection, record: record.id, by });
    return;
  }
  const after = addressOf(collection, record.getString('slug'));
  // Also what is planned for later: when its moment comes, nobody saves it again.
  if (after && (collection === 'tags' || record.getString('status') === 'published')) takeAddress(app, after);
  if (!wasThere || !before || !after || before === after || !hasPage(app, record)) return;
  if ([before, after].includes(HOME_PAGE)) return;
  moveAddress(app, { from: before, to: after }, { title, by });
  // The further pages of a tag's list stand below its address.
  if (collection === 'tags') moveAddress(app, { from: `${before}*`, to: `${after}*` }, { title, by });
}

/** Whether visitors find its page, as the database has it. A tag has one as long as an article bears it. */
function hasPage(app: core.App, record: core.Record) {
  if (record.collection().name !== 'tags') return isVisible(app, record);
  const bearers = app.findRecordsByFilter('posts', 'tags.id ?= {:id}', '', 0, 0, { id: record.id });
  return bearers.some((post) => isVisible(app, post));
}
