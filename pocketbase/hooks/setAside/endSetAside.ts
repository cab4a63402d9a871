import { jsonOf } from '../lib/describeRecord';
import { rootOf } from '../lib/rootOf';
import { publishingRow } from '../queue/publishingRow';
import { withoutFiles } from '../bin/files';
import { addressesOf } from './candidates';
import { activeRows } from './withSetAside';

/**
 * Ends groups: the next build tries their changes again. Their rows stay until that build is live, because they alone have the
 * published versions.
 * @param app of a transaction in which the next revision is marked
 */
export function endGroups(app: core.App, groups: readonly string[]): void {
  if (groups.length === 0) return;
  const ended = publishingRow(app).getInt('revision') + 1;
  activeRows(app)
    .filter((row) => groups.includes(row.getString('group')))
    .forEach((row) => {
      row.set('ended', ended);
      app.save(row);
    });
}

/** Ends what a build set aside; without a build everything. */
export function endAll(app: core.App, build = ''): void {
  const rows = activeRows(app).filter((row) => build === '' || row.getString('build') === build);
  endGroups(
    app,
    rows.map((row) => row.getString('group')),
  );
}

/**
 * Ends the groups that a change concerns.
 * @param record that was written
 * @returns whether there were any
 */
export function endOnChange(app: core.App, record: core.Record): boolean {
  const rows = activeRows(app);
  if (rows.length === 0) return false;
  const collection = record.collection().name;
  const root = rootOf(app, record);
  const topics = collection === 'posts' ? app.findRecordsByIds('tags', record.getStringSlice('tags')) : [];
  const addresses = [
    ...[record, record.original()].flatMap((version) => addressesOf(collection, withoutFiles(version))),
    // A block may create the anchor to which a link leads, and an article the page of a topic.
    ...addressesOf(root.collection().name, withoutFiles(root)),
    ...topics.flatMap((topic) => (topic ? addressesOf('tags', withoutFiles(topic)) : [])),
  ];
  const names = [record.id, root.id, ...addresses];
  const groups = rows.filter((row) => {
    const until: string[] = jsonOf(row, 'until') ?? [];
    return names.some((name) => until.includes(name));
  });
  endGroups(
    app,
    groups.map((row) => row.getString('group')),
  );
  return groups.length > 0;
}

/** Forgets the changes that a build published. @param revision of the build */
export function forgetEnded(app: core.App, revision: number): void {
  app
    .findRecordsByFilter('set_aside', 'ended > 0 && ended <= {:revision}', '', 0, 0, { revision })
    .forEach((row) => app.delete(row));
}
