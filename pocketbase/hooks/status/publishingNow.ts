import { jsonOf } from '../lib/describeRecord';
import { isNewest } from '../publishing/recordMoveOfLive';
import { builderSeenAt } from '../queue/builders';
import { publishingRow } from '../queue/publishingRow';
import { shownInstead } from '../release/loadLive';
import type { PlainBuild, Publishing } from './types';

const TEXTS = [
  'id',
  'status',
  'cause',
  'by',
  'collection',
  'record',
  'progress',
  'error',
  'error_link',
  'warning',
  'action',
];
const TIMES = ['created', 'started_at', 'finished_at'];
const NUMBERS = ['duration_ms', 'pages', 'pages_changed'];

/** A build in the format of the status page. */
export function plainBuild(build: core.Record): PlainBuild {
  const texts = [...TEXTS, ...TIMES, 'release'].map((name) => [name, build.getString(name)]);
  const numbers = NUMBERS.map((name) => [name, build.getInt(name)]);
  return { ...Object.fromEntries([...texts, ...numbers]), deadLinks: jsonOf(build, 'dead_links') || [] };
}

const UNDER_WAY = 'status = "queued" || status = "building" || status = "checking"';

/**
 * Returns the live release, the changes on their way, and their obstacles; times in PocketBase's format, and the time of its
 * clock.
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
    // An older release was chosen: visitors see it until the next change, and earlier changes wait for that.
    isBack: live !== null && !isNewest(app, live.release),
    isHeld:
      row.getInt('revision') > row.getInt('built_revision') && row.getInt('revision') <= row.getInt('held_revision'),
    retryAt: row.getString('retry_at'),
    // Set by the route that builders poll (publishing/hooks.ts): a restart loses it for half a second.
    builderSeen: builderSeenAt(app.store()),
    live,
    // The live release, or files of it, were lost: visitors see this one until the site is built again.
    shownInstead: shownInstead(),
    pending: find(UNDER_WAY, 3, '@rowid'),
  };
}
