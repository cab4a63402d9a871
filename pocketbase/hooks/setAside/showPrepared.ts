import { collectionName } from '../lib/describeRecord';
import { withApp } from '../lib/transaction';
import { activeRows, isPublisher, withSetAside } from './withSetAside';
import { changeOfRecord, preparedChanges, withPrepared } from '../prepared/overlay';
import { prepareSave } from '../prepared/prepareSave';

const RECORDS = '/api/collections/{collection}/records';
const FILE = 'GET /api/files/{collection}/{recordId}/{filename}';
const READS = [`GET ${RECORDS}`, `GET ${RECORDS}/{id}`];
const WRITES = [`POST ${RECORDS}`, `PATCH ${RECORDS}/{id}`, `DELETE ${RECORDS}/{id}`];
/** The request header that asks for records as they will be with all prepared changes: for previews, and for forms. */
const HEADER = 'X-Prepared';
/** The answer of a read, in the store of its event. */
const ANSWER = '@prepared';

/**
 * Answers calls about records where prepared changes matter: reads with the header, saves with `?prepare=`, and downloads of
 * files that only a prepared change has; and reads of publishers, for whom some records are set aside. Every other call goes on.
 */
export function answerPrepared(e: core.RequestEvent): void {
  const { pattern } = e.request;
  if (pattern === FILE) return sendFile(e);
  if (READS.includes(pattern)) return read(e);
  if (!WRITES.includes(pattern) || !e.request.url.rawQuery.includes('prepare')) return e.next();
  const set = e.request.url.query().get('prepare');
  return set ? prepareSave(e, set) : e.next();
}

/** Accounts that read drafts. */
const mayRead = (auth: core.Record | undefined) => Boolean(auth && (auth.isSuperuser() || auth.getBool('drafts')));

/** PocketBase answers a call within a transaction only after its end, and not at all if it is rolled back. */
function read(e: core.RequestEvent): void {
  const { app } = e;
  const work = (transaction: core.App) => withApp(e, transaction, () => e.next());
  const setAside = isPublisher(e.auth) ? activeRows(app) : [];
  if (setAside.length > 0) withSetAside(app, setAside, work);
  else if (e.request.header.get(HEADER) === '1' && mayRead(e.auth) && preparedChanges(app).length > 0)
    withPrepared(app, work);
  else return e.next();
  if (!e.written()) return e.json(200, e.get(ANSWER));
}

/** Keeps the answer of a list or a record for read(). */
export function keepAnswer(e: Pick<core.RequestEvent, 'set'>, answer: unknown): void {
  e.set(ANSWER, answer);
}

/** Sends a file that only a prepared change has, from the version store; its name cannot be guessed. */
function sendFile(e: core.RequestEvent): void {
  const collection = collectionName(e.app, e.request.pathValue('collection'));
  const record = e.request.pathValue('recordId');
  const file = e.request.pathValue('filename');
  if (sendPublishedFile(e, { collection, record, file })) return;
  if (!changeOfRecord(e.app, collection, record)?.getString('data').includes(JSON.stringify(file))) return e.next();
  const [row] = e.app.findAllRecords('version_files', $dbx.hashExp({ collection, record, file }));
  if (!row) return e.next();
  serveFrom(e, row.baseFilesPath(), file);
}

interface Wanted {
  collection: string;
  record: string;
  file: string;
}

/**
 * Sends a file that only the published version of a record has, whose change is set aside: from the version store, or of a deleted
 * record from the bin. Its name cannot be guessed.
 * @returns whether it was sent
 */
function sendPublishedFile(e: core.RequestEvent, { collection, record, file }: Wanted): boolean {
  const { app } = e;
  const [row] = app.findAllRecords('set_aside', $dbx.hashExp({ collection, record }));
  if (!row?.getString('data').includes(JSON.stringify(file))) return false;
  const folder = folderOf(app, { collection, record, file });
  if (!folder) return false;
  serveFrom(e, folder, file);
  return true;
}

/** Sends a file of a folder of the storage. */
function serveFrom(e: core.RequestEvent, folder: string, file: string): void {
  const storage = e.app.newFilesystem();
  try {
    storage.serve(e.response, e.request, `${folder}/${file}`, file);
  } finally {
    storage.close();
  }
}

function folderOf(app: core.App, { collection, record, file }: Wanted): string | undefined {
  const [version] = app.findAllRecords('version_files', $dbx.hashExp({ collection, record, file }));
  if (version) return version.baseFilesPath();
  const deleted = app.findAllRecords('bin', $dbx.hashExp({ kind: 'deleted', collection, record }));
  return deleted.find((row) => row.getStringSlice('files').includes(file))?.baseFilesPath();
}
