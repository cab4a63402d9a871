import {
  cronAdd,
  onRealtimeSubscribeRequest,
  onRecordAuthRequest,
  onRecordRequestOTPRequest,
  onRecordValidate,
} from '../register';
import { isEditor } from '../lib/roleOf';
import { endStaleSessions, noteEnd } from './endStaleSessions';
import { noteSignIn } from './noteSignIn';
import { refuseCommon } from './refuseCommon';
import { needsCode, readSecondFactorAgain } from './secondFactor';
import { shortenToken } from './shortenToken';

// Signing in to the dashboard, and the sessions that follow; see lib/signIn. Attempts are counted, and old passwords asked
// for, in pocketbase/hooks/access/hooks.ts: there the order of the checks is fixed.
onRecordAuthRequest((e) => {
  shortenToken(e);
  noteSignIn(e);
  // Without a method PocketBase asks for no second factor, and sends no alert of a sign-in from a new place.
  if (e.collection.mfa.enabled && !needsCode(e.record)) e.authMethod = '';
  return e.next();
}, '_superusers');

// On each way by which a password is set: dashboard, API, `npm run editor`, the first start.
onRecordValidate((e) => {
  refuseCommon(e.record);
  return e.next();
}, '_superusers');

onRealtimeSubscribeRequest((e) => {
  noteEnd(e);
  return e.next();
});

// Codes are the second factor of owners. An editor, who is not asked for one, could else sign in with a code alone.
onRecordRequestOTPRequest((e) => {
  if (isEditor(e.record)) (e as { record: core.Record | null }).record = null;
  return e.next();
}, '_superusers');

// Commands (`npm run editor`) change accounts in another process: this one would go on as before.
cronAdd('sessions', '* * * * *', () => {
  readSecondFactorAgain($app);
  endStaleSessions($app);
});
