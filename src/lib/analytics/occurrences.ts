import type { Occurrence } from './EVENTS';

type Holder = { siteEvents?: unknown };

/**
 * The occurrences of this document, in order. A list at the window, because the application reports them and the
 * bootstrap script's late part (src/runtime/analytics/countEvents.ts), in another bundle, reads them: before or after.
 */
export function occurrences(): Occurrence[] {
  const holder = window as Holder;
  // An element of the page with this id would be there too.
  if (!Array.isArray(holder.siteEvents)) holder.siteEvents = [];
  return holder.siteEvents as Occurrence[];
}
