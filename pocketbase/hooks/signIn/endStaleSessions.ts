/** PocketBase's name for the account of a realtime connection, and ours for the end of its token. */
const [AUTH, ENDS] = ['auth', 'session.ends'];

/**
 * Notes until when the token lasts by which a realtime connection subscribes: PocketBase looks at it only once.
 */
export function noteEnd(e: core.RealtimeSubscribeRequestEvent) {
  const token = String(e.requestInfo().headers['authorization'] || '');
  let ends = 0;
  try {
    ends = Number($security.parseUnverifiedJWT(token.replace(/^Bearer /i, '')).exp);
  } catch {
    // A guest.
  }
  e.client.set(ENDS, ends);
}

/**
 * Ends realtime connections whose session is over: the token ran out, or the account is gone or has other tokens since.
 */
export function endStaleSessions(app: core.App) {
  const now = Date.now() / 1000;
  const broker = app.subscriptionsBroker();
  for (const [id, client] of Object.entries(broker.clients())) {
    const auth = client.get(AUTH);
    if (!auth || (isCurrent(app, auth) && (client.get(ENDS) || now) >= now)) continue;
    client.unset(AUTH);
    broker.unregister(id);
  }
}

function isCurrent(app: core.App, auth: core.Record) {
  try {
    return app.findRecordById(auth.collection().name, auth.id).tokenKey() === auth.tokenKey();
  } catch {
    return false;
  }
}
