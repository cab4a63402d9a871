import type { Occurrence } from './EVENTS';

type Holder = { siteEvents?: Occurrence[] };

/**
 * The occurrences of this document, in order. A list at the window, because the application reports them and the bootstrap
 * script's late part (src/runtime/analytics/countEvents.ts), in another bundle, reads them: before or after.
 */
export const occurrences = (): Occurrence[] => ((window as Holder).siteEvents ??= []);

/** Reports that something happened that is counted, without a text that the visitor typed. */
export function countEvent(occurrence: Occurrence): void {
  occurrences().push(occurrence);
}
