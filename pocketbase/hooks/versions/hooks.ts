import en from '../../../locales/en/versions.json';
import sl from '../../../locales/sl/versions.json';
import { restore } from '../bin/restore';
import { collectionName, isContent } from '../lib/describeRecord';
import { inOneTransaction } from '../lib/inOneTransaction';
import { editorLanguage } from '../lib/language';
import {
  cronAdd,
  onRecordCreateExecute,
  onRecordDelete,
  onRecordUpdateExecute,
  onRecordUpdateRequest,
  routerAdd,
} from '../register';
import { keepDeleted, keepLostFiles, keepSaved } from './keepVersion';
import { describeVersion, listVersions } from './listVersions';
import { pruneVersions } from './pruneVersions';
import { loadVersion } from './restoreVersion';

/** Whether writes of a record leave versions. A database that is not migrated yet has no collection for them. */
const isWatched = ({ app, record }: core.RecordEvent) =>
  isContent(record.collection()) && collectionName(app, 'versions') !== '';

// Each save and delete of content leaves a version, in the transaction of the write. New records without a person are starting
// content: their first state is stored when somebody changes them.
onRecordCreateExecute((e) => {
  if (!isWatched(e) || !e.record.getString('@by')) return e.next();
  inOneTransaction(e, (transaction) => {
    e.next();
    keepSaved(transaction, e.record, undefined);
  });
});

onRecordUpdateExecute((e) => {
  if (!isWatched(e)) return e.next();
  const { record } = e;
  inOneTransaction(e, (transaction) => {
    const before = transaction.findRecordById(record.collection().id, record.id);
    keepLostFiles(transaction, before, record);
    e.next();
    keepSaved(transaction, record, before);
  });
});

onRecordDelete((e) => {
  if (!isWatched(e)) return e.next();
  inOneTransaction(e, (transaction) => {
    keepDeleted(transaction, e.record);
    e.next();
  });
});

// `PATCH …/records/{id}?restore={version}` is a save like any other, with the fields and files of a version.
onRecordUpdateRequest((e) => {
  const version = e.requestInfo().query['restore'];
  return version ? loadVersion(e, version) : e.next();
});

cronAdd('versions', '47 4 * * *', () => {
  pruneVersions($app);
});

const messagesOf = (e: core.RequestEvent) => ({ en, sl })[editorLanguage(languages(e))];
const languages = (e: core.RequestEvent) => e.request.header.get('Accept-Language');

routerAdd(
  'GET',
  '/_site/versions',
  (e) => {
    const query = e.request.url.query();
    const names = ['by', 'kind', 'collection', 'of', 'before', 'most'];
    return e.json(200, listVersions($app, Object.fromEntries(names.map((name) => [name, query.get(name)]))));
  },
  { auth: 'superusers', unlogged: true },
);

routerAdd(
  'GET',
  '/_site/versions/{id}',
  (e) => {
    const found = describeVersion($app, e.request.pathValue('id'));
    if (!found) throw new NotFoundError(messagesOf(e).noVersion);
    return e.json(200, found);
  },
  { auth: 'superusers', unlogged: true },
);

// Brings a deleted record back with all that was deleted with it.
routerAdd(
  'POST',
  '/_site/versions/{id}/bring-back',
  (e) => {
    const [version] = $app.findRecordsByIds('versions', [e.request.pathValue('id')]);
    const group = version?.getString('group') ?? '';
    let done = 0;
    $app.runInTransaction((transaction) => {
      if (group) done = restore(transaction, [group], e.auth?.getString('email') ?? '', languages(e));
    });
    if (done === 0) throw new NotFoundError(messagesOf(e).notKept);
    return e.json(200, { done });
  },
  { auth: 'superusers' },
);
