/**
 * The timestamp of a new release. Releases are ordered by their names, which are timestamps: after the clock was put back
 * the next one still sorts after all before it.
 * @param ids names of the releases that are there
 * @param now of the clock
 */
export function nextReleaseTime(ids: readonly string[], now = new Date()): Date {
  const last = Math.max(...ids.map(timeOf), 0);
  return now.getTime() > last ? now : new Date(last + 1);
}

/** The name of a release of a time. */
export const releaseId = (time: Date): string => time.toISOString().replace(/[:.]/g, '-');

function timeOf(id: string): number {
  const time = Date.parse(id.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
  return Number.isNaN(time) ? 0 : time;
}
