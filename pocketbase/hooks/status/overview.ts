import { describeRecord, isContent } from '../lib/describeRecord';
import { moment } from '../lib/moment';
import { isOwner } from '../lib/roleOf';
import { obstacle } from '../queue/previewStatus';
import { mayChoose } from '../shrink/decide';
import { draftRecords } from './draftRecords';
import { plainBuild } from './plainBuild';
import { publishingNow } from './publishingNow';
import type { HostNotice, PlannedRecord, Shrink, StatusData } from './types';

const MOST_KEPT = 50;

/**
 * The releases that visitors could see again, the newest first: each as the build that made it.
 * @param live the release that they see now, which is left out
 */
function keptReleases(app: core.App, live: string) {
  const kept = folders();
  const builds = app.findRecordsByFilter('builds', 'release != ""', '@rowid', 0, 0);
  const makers = new Map();
  // Going back to a release has a row too; the release's first row has its reason.
  builds.forEach((build) => {
    const release = build.getString('release');
    if (release !== live && (!kept || kept.has(release)) && !makers.has(release)) makers.set(release, build);
  });
  // The name of a release is its time.
  const names = [...makers.keys()].sort().reverse();
  return names.slice(0, MOST_KEPT).map((name) => plainBuild(makers.get(name)));
}

/** The names of what is kept, or undefined where releases are another machine's: it says itself which it has not. */
function folders() {
  const current = $os.getenv('SITE_RELEASE_DIR');
  try {
    const entries = $os.readDir(`${current.replace(/\/[^/]+\/?$/, '')}/releases`);
    return new Set(entries.map((entry) => entry.name()));
  } catch {
    return undefined;
  }
}

const MOST_PLANNED = 5;

/**
 * Returns records that will be published by themselves, the earliest first.
 */
function plannedRecords(app: core.App): PlannedRecord[] {
  const now = moment();
  const isPlanned = (collection: core.Collection) =>
    isContent(collection) && ['status', 'publish_at'].every((name) => collection.fields.getByName(name));
  return app
    .findAllCollections()
    .filter(isPlanned)
    .flatMap(({ name }) =>
      app.findRecordsByFilter(name, 'status = "published" && publish_at > {:now}', 'publish_at', MOST_PLANNED, 0, {
        now,
      }),
    )
    .map((record) => ({ at: record.getString('publish_at'), ...describeRecord(record) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, MOST_PLANNED);
}

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
