/** An idle builder polls twice a second. */
const SILENCE_MS = 30_000;

// In memory: lost when PocketBase restarts, and set again by the next call of a builder.
const SEEN = 'publishing.builderSeen';
const PREVIEWS_UNTIL = 'preview.builderUntil';
const STARTED = 'preview.serverStarted';

/**
 * Records that a builder called. Every call counts, not only its poll: while it publishes thousands of pages its event loop
 * can be blocked for longer than an idle builder is ever silent, so a call that takes or renews the lease counts as long
 * as that lease.
 * @param {{get: (name: string) => any, set: (name: string, value: any) => void}} store the app's
 * @param {{makesPreviews: boolean, leaseMs?: number, now?: number}} call
 */
function noteBuilder(store, { makesPreviews, leaseMs = 0, now = Date.now() }) {
  store.set(SEEN, now);
  if (makesPreviews) store.set(PREVIEWS_UNTIL, now + Math.max(SILENCE_MS, leaseMs));
}

/** Records the start of the server: a builder that waited for it polls some seconds later. */
function noteServerStart(store, now = Date.now()) {
  store.set(STARTED, now);
}

/** Whether a builder that makes previews works here, or the server has not run long enough to say that none does. */
function isPreviewBuilderHere(store, now = Date.now()) {
  return now < (store.get(PREVIEWS_UNTIL) || 0) || now < (store.get(STARTED) || 0) + SILENCE_MS;
}

/** Whether a builder of any kind called lately. */
function isAnyBuilderHere(store, now = Date.now()) {
  return now - (store.get(SEEN) || 0) <= SILENCE_MS;
}

module.exports = { isAnyBuilderHere, isPreviewBuilderHere, noteBuilder, noteServerStart };
