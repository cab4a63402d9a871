import { isNewest } from '../publishing/hold';
import { publishingRow } from '../queue/publishingRow';
import { shownInstead } from '../release/loadLive';
import { plainBuild } from './plainBuild';
import type { Publishing } from './types';

const UNDER_WAY = 'status = "queued" || status = "building" || status = "checking"';

/**
 * Returns the live release, the changes on their way, and their obstacles; times as PocketBase keeps them, and its clock
 * beside them.
 */
export function publishingNow(app: core.App): Publishing {
  const row = publishingRow(app);
  const find = (filter: string, limit: number, sort: string) =>
    app.findRecordsByFilter('builds', filter, sort, limit, 0).map(plainBuild);
  const [live = null] = find('status = "live"', 1, '-@rowid');
  return {
    now: Date.now(),
    revision: row.getInt('revision'),
    // A failed build is not tried again before a change, or before this time.
    isStuck: row.getInt('failed_revision') === row.getInt('revision') && row.getInt('failures') > 0,
    // An older release was chosen: visitors see it until the next change, and what was changed before that waits for it.
    isBack: live !== null && !isNewest(app, live.release),
    isHeld:
      row.getInt('revision') > row.getInt('built_revision') && row.getInt('revision') <= row.getInt('held_revision'),
    retryAt: row.getString('retry_at'),
    // Kept by the route that builders ask (pocketbase/hooks/publishing/hooks.ts); gone with a restart, and there again half a second later.
    builderSeen: app.store().get('publishing.builderSeen') || 0,
    live,
    // The live release was lost, or files of it: visitors see this one until the site is built again.
    shownInstead: shownInstead(),
    pending: find(UNDER_WAY, 3, '@rowid'),
  };
}
