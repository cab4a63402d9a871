/**
 * A moment as PocketBase writes it into its database, so that text compares as time does.
 * @param at milliseconds of the epoch; now if left out
 */
export function moment(at: number = Date.now()) {
  return new Date(at).toISOString().replace('T', ' ');
}
