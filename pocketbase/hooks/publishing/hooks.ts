import {
  addCommand,
  cronAdd,
  onRecordCreateExecute,
  onRecordCreateRequest,
  onRecordDeleteExecute,
  onRecordDeleteRequest,
  onRecordUpdate,
  onRecordUpdateExecute,
  onRecordUpdateRequest,
  routerAdd,
} from '../register';
import { askAction } from './askAction';
import { noteBuilder } from '../queue/builderSeen';
import { builderToken } from './builderToken';
import { endSilence } from './lease';
import { planAgain, reachMoments } from './moments';
import { mustBuild } from './mustBuild';
import { state } from './state';
import { takeStep } from './takeStep';
import { noteWho, watchChange } from './watchChange';

// A change of what visitors read marks the site as changed, in the change's own transaction; a builder does the rest.
onRecordCreateExecute((e) => watchChange(e, 'create'));
onRecordUpdateExecute((e) => watchChange(e, 'update'));
onRecordDeleteExecute((e) => watchChange(e, 'delete'));

onRecordCreateRequest((e) => noteWho(e));
onRecordUpdateRequest((e) => noteWho(e));
onRecordDeleteRequest((e) => noteWho(e));

onRecordUpdate((e) => askAction(e), 'builds');

// A builder asks twice a second, and with that what was planned is published in its second. Where none runs, or a backup
// was restored, the minute will do.
cronAdd('publishing', '* * * * *', () => {
  endSilence($app);
  planAgain($app);
});

// Calls of builders. 409: another builder came after this one, which may not publish any more.
routerAdd(
  'GET',
  '/_site/publishing/state',
  (e) => {
    mustBuild(e.auth);
    reachMoments($app);
    // The status page tells editors when nobody asks any more.
    noteBuilder($app.store(), { makesPreviews: e.request.url.query().get('previews') === '1' });
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, state($app));
  },
  $apis.requireAuth('_superusers', 'builders'),
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'POST',
  '/_site/publishing/{step}',
  (e) => {
    mustBuild(e.auth);
    return takeStep(e);
  },
  $apis.requireAuth('_superusers', 'builders'),
  // A refused build names every record and page that it would take away.
  $apis.bodyLimit(6 * 1024 * 1024),
  $apis.skipSuccessActivityLog(),
);

// `pocketbase builder-token <name>`; `keep <name>`, `drafts <name>`, `revoke <name>` and `list`: see pocketbase/hooks/publishing/builderToken.ts.
addCommand({
  use: 'builder-token',
  short: 'Makes the token by which a builder on another machine signs in',
  run: (args) => {
    console.log(builderToken($app, args));
  },
});
