/** An idle builder polls twice a second. */
const SILENCE_MS = 30_000;

/** PocketBase's store in memory, which all VMs share. A restart loses it; the next call of a builder sets it again. */
type Store = { get: (name: string) => unknown; set: (name: string, value: number) => void };

const SEEN = 'publishing.builderSeen';
const PREVIEWS_UNTIL = 'preview.builderUntil';
const STARTED = 'preview.serverStarted';

/**
 * Records that a builder called. Every call counts, not only its poll: while it publishes thousands of pages its event loop
 * can be blocked for longer than an idle builder pauses between polls, so a call that takes or renews the lease counts as long
 * as that lease.
 */
export function noteBuilder(
  store: Store,
  { makesPreviews, leaseMs = 0, now = Date.now() }: { makesPreviews: boolean; leaseMs?: number; now?: number },
) {
  store.set(SEEN, now);
  if (makesPreviews) store.set(PREVIEWS_UNTIL, now + Math.max(SILENCE_MS, leaseMs));
}

/** Records the start of the server: a builder that waited for it polls some seconds later. */
export function noteServerStart(store: Store, now = Date.now()) {
  store.set(STARTED, now);
}

/** Whether a builder that makes previews has called recently; also true until the server has run long enough to decide. */
export function isPreviewBuilderHere(store: Store, now = Date.now()) {
  return now < timeIn(store, PREVIEWS_UNTIL) || now < timeIn(store, STARTED) + SILENCE_MS;
}

/** Whether any builder called within the last half minute. */
export function isAnyBuilderHere(store: Store, now = Date.now()) {
  return now - builderSeenAt(store) <= SILENCE_MS;
}

/** The time of a builder's last call; 0 for none. */
export const builderSeenAt = (store: Store) => timeIn(store, SEEN);

const timeIn = (store: Store, name: string) => Number(store.get(name) || 0);

/** Whether another host builds the pages and serves them (BUILD_HOOK_URL). It is notified of changes, and polls nothing. */
export const hasOtherHost = (): boolean => Boolean($os.getenv('BUILD_HOOK_URL'));
