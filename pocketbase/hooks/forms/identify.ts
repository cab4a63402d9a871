const HOUR_MS = 60 * 60 * 1000;

/**
 * By what a submission is known again.
 * @returns fingerprint: of what was written, the same in either language; keys:
 *   the first is to be stored, a row that has any of them is the same submission
 */
export function identify(
  { form, fields, key }: { form: string; fields: Record<string, string>; key: string },
  now: number,
  digest: (text: string) => string,
): { fingerprint: string; keys: [string, ...string[]] } {
  const written = Object.entries(fields).filter(([, value]) => value !== '');
  const fingerprint = digest(JSON.stringify([form, written.sort(([a], [b]) => (a < b ? -1 : 1))]));
  if (key) return { fingerprint, keys: [key] };
  // Without JavaScript there is no key: then a reload or a double click is what was written within the hour.
  const hour = Math.floor(now / HOUR_MS);
  // The next one too: the clock may have been put back by an hour since the row was written.
  const keyOf = (slot: number) => digest(`${fingerprint} ${slot}`);
  return { fingerprint, keys: [keyOf(hour), keyOf(hour - 1), keyOf(hour + 1)] };
}
