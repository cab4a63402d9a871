import en from '../../../locales/en/versions.json';
import sl from '../../../locales/sl/versions.json';
import { restore } from '../bin/restore';
import { editorLanguage } from '../lib/language';
import { cronAdd, routerAdd } from '../register';
import { describeVersion, listVersions } from './listVersions';
import { pruneVersions } from './pruneVersions';

// publishing/hooks.ts keeps and restores versions, bin/hooks.ts keeps deletions: a handler of their own around each write
// would need more VMs at once than PocketBase's pool of 15 has, and a VM beyond it takes 10 ms of each save.
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
