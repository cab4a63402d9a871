const HOUR_MS = 60 * 60 * 1000;

/**
 * Returns what identifies repeats of a submission.
 * @returns fingerprint: digest of the values, the same in both locales; keys: the first is stored; a row with any of them is
 *   the same submission
 */
export function identify(
  { form, fields, key }: { form: string; fields: Record<string, string>; key: string },
  now: number,
  digest: (text: string) => string,
): { fingerprint: string; keys: [string, ...string[]] } {
  const written = Object.entries(fields).filter(([, value]) => value !== '');
  const fingerprint = digest(JSON.stringify([form, written.sort(([a], [b]) => (a < b ? -1 : 1))]));
  if (key) return { fingerprint, keys: [key] };
  // Without JavaScript there is no key: the same values within an hour are a reload or a double click.
  const hour = Math.floor(now / HOUR_MS);
  // The next hour too: the clock may have been put back since the row was written.
  const keyOf = (slot: number) => digest(`${fingerprint} ${slot}`);
  return { fingerprint, keys: [keyOf(hour), keyOf(hour - 1), keyOf(hour + 1)] };
}
