import { isEditor } from '../lib/roleOf';

/** A working day, in Go's nanoseconds. */
const DURATION = 12 * 3600 * 1e9;

/**
 * Gives an editor a token that ends after a working day and is not renewed: PocketBase knows one duration for a whole
 * collection, and renews its tokens without an end. `auth-refresh` (without a method) answers with the token that it got.
 */
export function shortenToken(e: core.RecordAuthRequestEvent) {
  if (e.authMethod !== '' && isEditor(e.record))
    e.token = e.record.newStaticAuthToken(DURATION as unknown as time.Duration);
}
