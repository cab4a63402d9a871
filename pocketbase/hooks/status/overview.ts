import type { HostNotice, Shrink, StatusData } from './types';
import { isOwner } from '../lib/roleOf';
import { obstacle } from '../queue/previewStatus';
import { mayChoose } from '../shrink/decide';
import { draftRecords } from './draftRecords';
import { keptReleases } from './keptReleases';
import { plainBuild } from './plainBuild';
import { plannedRecords } from './plannedRecords';
import { publishingNow } from './publishingNow';

const SHOWN_BUILDS = 20;
const SHOWN_FAILURES = 5;

/**
 * Collects the status page's data about publishing.
 * @param auth the person who asks
 */
export function overview(app: core.App, auth: core.Record | undefined): StatusData {
  const publishing = publishingNow(app);
  const { live } = publishing;
  const find = (filter: string, limit: number) => app.findRecordsByFilter('builds', filter, '-@rowid', limit, 0);
  return {
    ...publishing,
    person: { email: auth?.getString('email') ?? '', role: isOwner(auth) ? 'owner' : 'editor' },
    planned: plannedRecords(app),
    drafts: draftRecords(app),
    // Why none of them can be previewed.
    previewTrouble: obstacle(),
    failures: find('status = "failed"', SHOWN_FAILURES).map((build) => ({
      ...plainBuild(build),
      shrink: shrinkFor(build, auth),
    })),
    builds: find('', SHOWN_BUILDS).map(plainBuild),
    releases: keptReleases(app, live ? live.release : ''),
    host: otherHost(app),
  };
}

/** The loss that a build would cause, and whether this person may decide about it, without ids of people. */
function shrinkFor(build: core.Record, auth: core.Record | undefined): Shrink | null {
  const shrink = JSON.parse(build.getString('shrink') || 'null');
  if (!shrink) return null;
  const { by_ids, ...shown } = shrink;
  return { ...shown, may: mayChoose({ ...shown, by_ids }, auth) };
}

/** The last that another host was told, where one is. */
function otherHost(app: core.App): HostNotice | null {
  const [told] = app.findRecordsByFilter('deploy_hooks', 'status != "replaced"', '-@rowid', 1, 0);
  if (!told) return null;
  const names = ['id', 'status', 'host', 'cause', 'delivered_at', 'next_try', 'last_error'];
  return Object.fromEntries(names.map((name) => [name, told.getString(name)])) as unknown as HostNotice;
}
