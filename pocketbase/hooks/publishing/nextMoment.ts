/**
 * The next moment at which something is to be published. Moments are instants in UTC as PocketBase keeps them
 * (2026-03-29 01:30:00.000Z), so that no clock change makes one come twice or never; text compares as time does.
 * @param records moments of planned publications, in any order
 * @returns the earliest after now, or ''
 */
export function nextMoment(records: readonly string[], now: string): string {
  return records.filter((at) => at > now).reduce((first, at) => (first && first < at ? first : at), '');
}
