/** A visitor waits no longer than this for a database that somebody else holds. */
const PATIENCE_MS = 3000;
/** PocketBase's own, for everything but submissions. */
const USUAL_MS = 10000;

/**
 * Does something in a transaction that holds the database's write lock from the start.
 * PocketBase has one connection that writes, and lets a transaction begin without the lock. Asking for it first makes
 * the waiting end when we say: a query that failed later would be tried again and again by PocketBase. Requests that
 * queue for the connection wait one after the other, so the time each has left is counted from its own start.
 * @param txApp the transaction's app
 * @param table any that is there
 * @param started when the request came
 * @template T
 */
export function whileLocked<T>(txApp: core.App, table: string, started: number, action: () => T): T {
  // Not longer than that either, should the clock be put back meanwhile.
  const left = Math.min(PATIENCE_MS, Math.max(0, started + PATIENCE_MS - Date.now()));
  setPatience(txApp, left);
  try {
    txApp.db().newQuery(`DELETE FROM {{${table}}} WHERE 0`).execute();
  } finally {
    setPatience(txApp, USUAL_MS);
  }
  return action();
}

function setPatience(txApp: core.App, ms: number) {
  txApp.db().newQuery(`PRAGMA busy_timeout = ${ms}`).execute();
}
