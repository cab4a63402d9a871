import { own } from '../../lib/own';
import { FORMS, LOCALES } from './FORMS';
import { checkSubmission, type ReadSubmission } from './readSubmission';
import { readUrlencoded } from './readUrlencoded';

/**
 * Reads what a browser sent by itself.
 * @param form a name in FORMS
 * @param text the body
 *   values: of the form's own fields, as they were written; page: where the form was; errors and submission: see
 *   checkSubmission
 */
export function readPlainForm(
  form: string,
  text: string | undefined,
): ReadSubmission & { values: Record<string, string>; locale: string; page: string } {
  const read = text === undefined ? undefined : readUrlencoded(text);
  if (!read) return { values: {}, locale: 'en', page: '', errors: [['body', 'invalid']] };
  const { page = '', ...body } = read.values;
  const { locale = '' } = body;
  const told = {
    values: Object.fromEntries(Object.entries(body).filter(([name]) => own(FORMS[form] ?? {}, name))),
    locale: LOCALES.includes(locale) ? locale : 'en',
    page,
  };
  if (read.duplicates.length > 0)
    return { ...told, errors: read.duplicates.map((name): [string, string] => [name, 'invalid']) };
  return { ...told, ...checkSubmission(form, withPackage(body)) };
}

/** A choice of the page has the package's bare number; the row has it as the specification writes it. */
function withPackage(body: Record<string, string>) {
  return body['package'] ? { ...body, package: `Package ${body['package']}` } : body;
}
