/**
 * A time in the format of PocketBase's database, in which text compares as time does.
 * @param at milliseconds of the epoch; now by default
 */
export function moment(at: number = Date.now()) {
  return new Date(at).toISOString().replace('T', ' ');
}

/** A time this far in the future may be right: NTP corrects clocks by a second or two all the time. */
export const CLOCK_SLACK_MS = 5000;
