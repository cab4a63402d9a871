// A change of what visitors read marks the site as changed, in the change's own transaction; a builder does the rest.
onRecordCreateExecute((e) => {
  const { watchChange } = require(`${__hooks}/lib/publishing/watchChange.js`);
  return watchChange(e, 'create');
});
onRecordUpdateExecute((e) => {
  const { watchChange } = require(`${__hooks}/lib/publishing/watchChange.js`);
  return watchChange(e, 'update');
});
onRecordDeleteExecute((e) => {
  const { watchChange } = require(`${__hooks}/lib/publishing/watchChange.js`);
  return watchChange(e, 'delete');
});

onRecordCreateRequest((e) => {
  const { noteWho } = require(`${__hooks}/lib/publishing/watchChange.js`);
  return noteWho(e);
});
onRecordUpdateRequest((e) => {
  const { noteWho } = require(`${__hooks}/lib/publishing/watchChange.js`);
  return noteWho(e);
});
onRecordDeleteRequest((e) => {
  const { noteWho } = require(`${__hooks}/lib/publishing/watchChange.js`);
  return noteWho(e);
});

onRecordUpdate((e) => {
  const { askAction } = require(`${__hooks}/lib/publishing/askAction.js`);
  return askAction(e);
}, 'builds');

// A builder asks twice a second, and with that what was planned is published in its second. Where none runs, or a backup
// was restored, the minute will do.
cronAdd('publishing', '* * * * *', () => {
  const { endSilence } = require(`${__hooks}/lib/publishing/lease.js`);
  const { planAgain } = require(`${__hooks}/lib/publishing/moments.js`);
  endSilence($app);
  planAgain($app);
});

// What builders ask and say; 409: another builder came after this one, which may not publish any more.
routerAdd(
  'GET',
  '/_site/publishing/state',
  (e) => {
    const { noteBuilder } = require(`${__hooks}/lib/publishing/builderSeen.js`);
    const { mustBuild } = require(`${__hooks}/lib/publishing/mustBuild.js`);
    const { reachMoments } = require(`${__hooks}/lib/publishing/moments.js`);
    const { state } = require(`${__hooks}/lib/publishing/state.js`);
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
    const { mustBuild } = require(`${__hooks}/lib/publishing/mustBuild.js`);
    const { takeStep } = require(`${__hooks}/lib/publishing/takeStep.js`);
    mustBuild(e.auth);
    return takeStep(e);
  },
  $apis.requireAuth('_superusers', 'builders'),
  // A refused build names every record and page that it would take away.
  $apis.bodyLimit(6 * 1024 * 1024),
  $apis.skipSuccessActivityLog(),
);

// `pocketbase builder-token <name>`; `keep <name>`, `drafts <name>`, `revoke <name>` and `list`: see lib/publishing/builderToken.js.
$app.rootCmd.addCommand(
  new Command({
    use: 'builder-token',
    short: 'Makes the token by which a builder on another machine signs in',
    silenceUsage: true,
    runE: (_, args) => {
      const { builderToken } = require(`${__hooks}/lib/publishing/builderToken.js`);
      console.log(builderToken($app, args));
    },
  }),
);
