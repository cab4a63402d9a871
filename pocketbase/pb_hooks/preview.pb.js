// Links to drafts: who has one sees the preview that a builder keeps (server/preview), at the site's own addresses, until the
// link ends. What is asked with the cookie that a link sets is answered by site.pb.js with lib/preview/servePreview.js.
routerAdd(
  'POST',
  '/_site/preview',
  (e) => {
    const { makeLink } = require(`${__hooks}/lib/preview/makeLink.js`);
    e.response.header().set('Cache-Control', 'no-store');
    return e.json(200, makeLink(e));
  },
  $apis.requireSuperuserAuth(),
  $apis.bodyLimit(4 * 1024),
);

routerAdd(
  'GET',
  '/_site/preview/{token}',
  (e) => {
    const { openLink } = require(`${__hooks}/lib/preview/openLink.js`);
    return openLink(e);
  },
  // A link that works would stand in the log.
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/_site/preview/leave',
  (e) => {
    const { leavePreview } = require(`${__hooks}/lib/preview/leavePreview.js`);
    return leavePreview(e);
  },
  $apis.skipSuccessActivityLog(),
);

// What open previews ask every other second.
routerAdd(
  'GET',
  '/_site/preview/state',
  (e) => {
    const { tellState } = require(`${__hooks}/lib/preview/tellState.js`);
    return tellState(e);
  },
  $apis.skipSuccessActivityLog(),
);

routerAdd(
  'GET',
  '/_site/preview/page/{file}',
  (e) => {
    const { sendPart } = require(`${__hooks}/lib/preview/sendPart.js`);
    return sendPart(e, e.request.pathValue('file'));
  },
  $apis.skipSuccessActivityLog(),
);

onBootstrap((e) => {
  e.next();
  const { noteServerStart } = require(`${__hooks}/lib/publishing/builderSeen.js`);
  noteServerStart(e.app.store());
});

// After the transaction: a builder that reads at once reads what was written.
onRecordAfterCreateSuccess((e) => {
  const { noteChange } = require(`${__hooks}/lib/preview/standing.js`);
  noteChange(e.record);
  return e.next();
});
onRecordAfterUpdateSuccess((e) => {
  const { noteChange } = require(`${__hooks}/lib/preview/standing.js`);
  noteChange(e.record);
  return e.next();
});
onRecordAfterDeleteSuccess((e) => {
  const { noteChange } = require(`${__hooks}/lib/preview/standing.js`);
  noteChange(e.record);
  return e.next();
});

cronAdd('previews', '17 4 * * *', () => {
  const { moment } = require(`${__hooks}/lib/mail/moment.js`);
  $app
    .db()
    .delete('previews', $dbx.exp('[[expires_at]] < {:now}', { now: moment() }))
    .execute();
});
