import { COLUMNS } from './submission/FORMS';
import type { Submission } from './submission/readSubmission';

/** Without what is taken for another when it is read aloud: no 0, 1, I, L, O, U. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * The row of a submission.
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
  // 30^8 codes: that two are alike is not to be expected, and the index would refuse it.
  return form === 'referral' ? { ...row, code: $security.randomStringWithAlphabet(8, LETTERS) } : row;
}
