import { COLUMNS } from './submission/FORMS';
import type { Submission } from './submission/readSubmission';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Returns the values that identify repeats of a submission.
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
  // Without JavaScript there is no key: the same values within an hour are a reload or a double click. With a key too: the
  // browser may have sent the form itself, while the scripts were loading.
  const hour = Math.floor(now / HOUR_MS);
  // The next hour too: the clock may have been set back since the row was written.
  const keyOf = (slot: number) => digest(`${fingerprint} ${slot}`);
  const slots = [keyOf(hour - 1), keyOf(hour + 1)];
  return { fingerprint, keys: key ? [key, keyOf(hour), ...slots] : [keyOf(hour), ...slots] };
}

/** Without 0, 1, I, L, O, U, which are easily confused when read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * Returns the row of a submission.
 * @param submission from readSubmission
 */
export function rowOf(
  { form, fields, locale, source }: Submission,
  state: { status: string; key: string; fingerprint: string },
): Record<string, unknown> {
  const from = source && { source };
  if (form === 'contact') return { ...fields, ...from, locale, ...state };
  const isColumn = ([name]: [string, string]) => COLUMNS.includes(name);
  const entries = Object.entries(fields);
  const data = Object.fromEntries(entries.filter((entry) => !isColumn(entry)));
  const row: Record<string, unknown> = {
    form,
    ...Object.fromEntries(entries.filter(isColumn)),
    data: { ...data, ...from },
    locale,
    ...state,
  };
  // 30^8 codes: a repeated one is unlikely, and the index would refuse it.
  return form === 'referral' ? { ...row, code: $security.randomStringWithAlphabet(8, LETTERS) } : row;
}

const LINKS = 3;
/** Shorter texts are equal by chance: "Please call me." */
const LONG_ENOUGH = 40;

/** Whether a submission contains more links than people write. */
export function hasManyLinks(fields: Record<string, string>) {
  const links =
    Object.values(fields)
      .join('\n')
      .match(/https?:\/\/(?:www\.)?|\bwww\./gi) || [];
  return links.length >= LINKS;
}

/** The text that identifies a message from many senders; '' if it is too short for that. */
export function repeatableText({ message = '' }: { message?: string }) {
  const text = message.replace(/\s+/g, ' ').trim().toLowerCase();
  return text.length >= LONG_ENOUGH ? text : '';
}
