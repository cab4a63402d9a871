import { COLUMNS } from './submission/FORMS';
import type { Submission } from './submission/readSubmission';

/** Without 0, 1, I, L, O, U, which are confused when read aloud. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * Returns the row of a submission.
 * @param submission from readSubmission
 */
export function rowOf(
  { form, fields, locale }: Submission,
  state: { status: string; key: string; fingerprint: string },
): Record<string, unknown> {
  if (form === 'contact') return { ...fields, locale, ...state };
  const isColumn = ([name]: [string, string]) => COLUMNS.includes(name);
  const entries = Object.entries(fields);
  const data = Object.fromEntries(entries.filter((entry) => !isColumn(entry)));
  const row: Record<string, unknown> = {
    form,
    ...Object.fromEntries(entries.filter(isColumn)),
    data,
    locale,
    ...state,
  };
  // 30^8 codes: equal ones are unlikely, and the index would refuse the second.
  return form === 'referral' ? { ...row, code: $security.randomStringWithAlphabet(8, LETTERS) } : row;
}
