import { PATHS } from '../../../src/lib/url/recordPath';
import { isContent, jsonOf } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';
import { moment } from '../lib/moment';
import { isOwner } from '../lib/roleOf';
import { titleOf } from '../lib/titleOf';
import { hasOtherHost } from '../queue/builders';
import { previewObstacle } from '../queue/previewStatus';
import { listSetAside } from '../setAside/listSetAside';
import { mayChoose } from '../shrink/decideShrink';
import { backupFailure, mailTrouble, recentSpam } from './backupFailure';
import { columnsAtFault } from './columnsAtFault';
import { plainBuild, publishingNow } from './publishingNow';
import { releaseChanges } from './releaseChanges';
import { titlesFor } from './titlesFor';
import type { DraftRecord, HostNotice, PlannedRecord, PreviewLink, RecordLabel, Shrink, StatusData } from './types';

const MOST_KEPT = 50;

const describeRecord = (record: core.Record, language: EditorLanguage): RecordLabel => ({
  ...{ collection: record.collection().name, id: record.id, label: titleOf(record, language) },
});

/** The build that made each release, by the release's name: a rollback has a row too, and the first row has cause and time. */
function makersOf(app: core.App): ReadonlyMap<string, core.Record> {
  const makers = new Map<string, core.Record>();
  for (const build of app.findRecordsByFilter('builds', 'release != ""', '@rowid', 0, 0)) {
    const release = build.getString('release');
    if (!makers.has(release)) makers.set(release, build);
  }
  return makers;
}

/**
 * The releases for a rollback, the newest first, each as the build that made it.
 * @param live the current release, which is left out
 */
function keptReleases(makers: ReadonlyMap<string, core.Record>, live: string) {
  const kept = folders();
  const found = [...makers].filter(([release]) => release !== live && (!kept || kept.has(release)));
  // The name of a release is its time.
  const newest = found.sort(([one], [other]) => (one < other ? 1 : -1)).slice(0, MOST_KEPT);
  return newest.map(([, build]) => plainBuild(build));
}

/** The names of the stored releases; undefined if another machine stores them, which reports a missing one itself. */
function folders() {
  const current = $os.getenv('SITE_RELEASE_DIR');
  try {
    const entries = $os.readDir(`${current.replace(/\/[^/]+\/?$/, '')}/releases`);
    return new Set(entries.map((entry) => entry.name()));
  } catch {
    return undefined;
  }
}

/** More than a calendar shows well. */
const MOST_PLANNED = 200;

/** Returns scheduled records and sets of prepared changes, the earliest first. */
function plannedRecords(app: core.App, language: EditorLanguage): PlannedRecord[] {
  const now = moment();
  const isPlanned = (collection: core.Collection) =>
    isContent(collection) && ['status', 'publish_at'].every((name) => collection.fields.getByName(name));
  const find = (name: string, filter: string) =>
    app.findRecordsByFilter(name, `${filter}publish_at > {:now}`, 'publish_at', MOST_PLANNED, 0, { now });
  const records = app
    .findAllCollections()
    .filter(isPlanned)
    .flatMap(({ name }) => find(name, 'status = "published" && '));
  return [...records, ...find('prepared_sets', '')]
    .map((record) => ({ at: record.getString('publish_at'), ...describeRecord(record, language) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, MOST_PLANNED);
}

/** Nobody reads a longer list; people work on the newest drafts. */
const MOST_DRAFTS = 50;
const UNSEEN = 'status != "published" || publish_at > {:now}';

/**
 * Returns records whose page visitors do not see yet, the last changed first, with their preview links.
 * @returns at: the scheduled time, or ''
 */
function draftRecords(app: core.App, language: EditorLanguage): DraftRecord[] {
  const now = moment();
  const found = Object.keys(PATHS)
    .filter((name) => app.findCachedCollectionByNameOrId(name).fields.getByName('status'))
    .flatMap((name) => app.findRecordsByFilter(name, UNSEEN, '-updated', MOST_DRAFTS, 0, { now }))
    .sort((one, other) => (one.getString('updated') < other.getString('updated') ? 1 : -1))
    .slice(0, MOST_DRAFTS);
  const links = linksByRecord(app, now);
  return found.map((record) => ({
    ...describeRecord(record, language),
    at: record.getString('status') === 'published' ? record.getString('publish_at') : '',
    links: links.get(record.id) || [],
  }));
}

/** The valid preview links, by the records' ids. */
export function linksByRecord(app: core.App, now: string) {
  const byRecord = new Map<string, PreviewLink[]>();
  app.findRecordsByFilter('previews', 'expires_at > {:now}', '@rowid', 0, 0, { now }).forEach((link) => {
    const { id } = link;
    const plain = { id, by: link.getString('by'), expires_at: link.getString('expires_at') };
    const record = link.getString('record');
    byRecord.set(record, [...(byRecord.get(record) || []), plain]);
  });
  return byRecord;
}

const SHOWN_BUILDS = 20;
const SHOWN_FAILURES = 5;

/**
 * Collects the status page's data about publishing.
 * @param auth the person who requests it
 * @param language of the person's browser
 */
export function overview(app: core.App, auth: core.Record | undefined, language: EditorLanguage): StatusData {
  const publishing = publishingNow(app);
  const { live } = publishing;
  const find = (filter: string, limit: number) => app.findRecordsByFilter('builds', filter, '-@rowid', limit, 0);
  const failures = find('status = "failed"', SHOWN_FAILURES).map((build) => ({
    ...plainBuild(build),
    shrink: shrinkFor(build, auth),
  }));
  const builds = find('', SHOWN_BUILDS).map(plainBuild);
  const makers = makersOf(app);
  const areElsewhere = hasOtherHost();
  const releases = areElsewhere ? [] : keptReleases(makers, live ? live.release : '');
  const mentioning = [...failures, ...builds, ...releases, ...publishing.pending, ...(live ? [live] : [])];
  // Of a release that is live again, the row `live` has the time of the return.
  const maker = live && makers.get(live.release);
  const made = [...releases, ...(maker ? [plainBuild(maker)] : [])];
  const changes = releaseChanges(
    app,
    made.map(({ release, started_at }) => ({ release, readAt: started_at })),
  );
  return {
    ...publishing,
    person: { email: auth?.getString('email') ?? '', role: isOwner(auth) ? 'owner' : 'editor' },
    setAside: listSetAside(app, language),
    planned: plannedRecords(app, language),
    drafts: draftRecords(app, language),
    // The reason why none of them can be previewed.
    previewTrouble: previewObstacle(language),
    failures,
    builds,
    releases,
    areElsewhere,
    changes,
    host: otherHost(app),
    names: titlesFor(app, mentioning, Object.values(changes).flat(), language),
    columns: columnsAtFault(app, [...failures, ...(live ? [live] : [])]),
    backup: backupFailure(auth),
    mail: mailTrouble(app, auth),
    spam: isOwner(auth) ? recentSpam(app) : 0,
  };
}

/** The loss of a refused build, and whether a person may decide about it, without the ids of people. */
function shrinkFor(build: core.Record, auth: core.Record | undefined): Shrink | null {
  const shrink = jsonOf(build, 'shrink');
  if (!shrink) return null;
  const { by_ids, ...shown } = shrink;
  return { ...shown, may: mayChoose({ ...shown, by_ids }, auth) };
}

/** The last notification of another host, if one is to be notified. */
function otherHost(app: core.App): HostNotice | null {
  if (!hasOtherHost()) return null;
  const [notice] = app.findRecordsByFilter('deploy_hooks', 'status != "replaced"', '-@rowid', 1, 0);
  if (!notice) return null;
  const names = ['id', 'status', 'host', 'cause', 'delivered_at', 'next_try', 'last_error'];
  return Object.fromEntries(names.map((name) => [name, notice.getString(name)])) as unknown as HostNotice;
}
