// Signing in to the dashboard, and the sessions that follow; see lib/signIn. Attempts are counted, and old passwords asked
// for, in access.pb.js: there the order of the checks is fixed.
onRecordAuthRequest((e) => {
  const { shortenToken } = require(`${__hooks}/lib/signIn/shortenToken.js`);
  const { noteSignIn } = require(`${__hooks}/lib/signIn/noteSignIn.js`);
  shortenToken(e);
  noteSignIn(e);
  return e.next();
}, '_superusers');

onRealtimeSubscribeRequest((e) => {
  const { noteEnd } = require(`${__hooks}/lib/signIn/endStaleSessions.js`);
  noteEnd(e);
  return e.next();
});

// Commands (`npm run editor`) change accounts in another process: this one would go on sending to sessions that are over.
cronAdd('sessions', '* * * * *', () => {
  const { endStaleSessions } = require(`${__hooks}/lib/signIn/endStaleSessions.js`);
  endStaleSessions($app);
});
