import en from '../../../locales/en/changes.json';
import sl from '../../../locales/sl/changes.json';
import { fileNames, fillRecord, withStored } from '../bin/files';
import { withoutLost } from '../bin/references';
import { isContent, jsonOf } from '../lib/describeRecord';
import { messagesFor } from '../lib/language';
import { KEPT_AS_IS, type VersionData } from './types';

/**
 * `PATCH …/records/{id}?restore={version}` is a save like any other: gives its record the version's fields and files, so that
 * everything that happens to a save happens to it.
 */
export function saveOrRestore(e: core.RecordRequestEvent) {
  const id = e.requestInfo().query['restore'];
  if (!id) return e.next();
  const { app, record } = e;
  const [version] = isContent(e.collection) ? app.findRecordsByIds('versions', [id]) : [];
  const isOwn = version?.getString('collection') === e.collection.name && version.getString('record') === record.id;
  if (!version || !isOwn) throw new NotFoundError(messagesFor(record, { en, sl }).refusals.noVersion);
  const data: VersionData = withoutLost(app, e.collection, jsonOf(version, 'data'));
  KEPT_AS_IS.forEach((name) => delete data[name]);
  return fillFromVersion(app, record, data, () => {
    record.set('@restored', 'whole');
    e.next();
  });
}

/**
 * Fills a record with a version's fields and files.
 * @param work runs then, while the files can be read
 */
export function fillFromVersion(app: core.App, record: core.Record, data: VersionData, work: () => void) {
  const present = fileNames(record);
  const away = fileNames(record, data).filter((file) => !present.includes(file));
  withStored(app, pathsOf(app, record, away), (files) => {
    fillRecord(record, data, files);
    work();
  });
}

/** The paths of files in the version store. */
function pathsOf(app: core.App, record: core.Record, names: string[]) {
  return names.flatMap((file) => {
    const of = { collection: record.collection().name, record: record.id, file };
    return app.findAllRecords('version_files', $dbx.hashExp(of)).map((row) => `${row.baseFilesPath()}/${file}`);
  });
}
