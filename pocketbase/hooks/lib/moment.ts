/**
 * A time in the format of PocketBase's database, in which text compares as time does.
 * @param at milliseconds of the epoch; now by default
 */
export function moment(at: number = Date.now()) {
  return new Date(at).toISOString().replace('T', ' ');
}
