// Signing in to the dashboard, and the sessions that follow; see lib/signIn. Attempts are counted, and old passwords asked
// for, in access.pb.js: there the order of the checks is fixed.
onRecordAuthRequest((e) => {
  const { shortenToken } = require(`${__hooks}/lib/signIn/shortenToken.js`);
  const { noteSignIn } = require(`${__hooks}/lib/signIn/noteSignIn.js`);
  shortenToken(e);
  noteSignIn(e);
  // Without a method PocketBase asks for no second factor, and sends no alert of a sign-in from a new place.
  const { needsCode } = require(`${__hooks}/lib/signIn/secondFactor.js`);
  if (e.collection.mfa.enabled && !needsCode(e.record)) e.authMethod = '';
  return e.next();
}, '_superusers');

// On each way by which a password is set: dashboard, API, `npm run editor`, the first start.
onRecordValidate((e) => {
  const { refuseCommon } = require(`${__hooks}/lib/signIn/refuseCommon.js`);
  refuseCommon(e.record);
  return e.next();
}, '_superusers');

onRealtimeSubscribeRequest((e) => {
  const { noteEnd } = require(`${__hooks}/lib/signIn/endStaleSessions.js`);
  noteEnd(e);
  return e.next();
});

// Codes are the second factor of owners. An editor, who is not asked for one, could else sign in with a code alone.
onRecordRequestOTPRequest((e) => {
  const { isEditor } = require(`${__hooks}/lib/roles/roleOf.js`);
  if (isEditor(e.record)) e.record = null;
  return e.next();
}, '_superusers');

// Commands (`npm run editor`) change accounts in another process: this one would go on as before.
cronAdd('sessions', '* * * * *', () => {
  const { endStaleSessions } = require(`${__hooks}/lib/signIn/endStaleSessions.js`);
  const { readSecondFactorAgain } = require(`${__hooks}/lib/signIn/secondFactor.js`);
  readSecondFactorAgain($app);
  endStaleSessions($app);
});
