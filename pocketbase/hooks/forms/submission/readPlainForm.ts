import { own } from '../../lib/own';
import { FORMS, LOCALES } from './FORMS';
import { checkSubmission, type ReadSubmission } from './readSubmission';

/** More than any form of ours has; what follows costs time for each. */
const MAX_FIELDS = 50;

/**
 * Reads what a browser sends for a form without JavaScript.
 * @returns undefined if it is not encoded as it must be or very long;
 *   values: the first of each name, with lines that end as in the other doors: a browser writes \r\n for each line break here
 */
export function readUrlencoded(text: string): { values: Record<string, string>; duplicates: string[] } | undefined {
  try {
    const parts = text.split('&').filter(Boolean);
    if (parts.length > MAX_FIELDS) return undefined;
    const values = new Map<string, string>();
    const duplicates: string[] = [];
    for (const [name, value] of parts.map(readPair)) {
      if (values.has(name)) duplicates.push(name);
      else values.set(name, value);
    }
    // By fromEntries and not by assignment: the name "__proto__" would not become a key.
    return { values: Object.fromEntries(values), duplicates };
  } catch {
    return undefined;
  }
}

function readPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
}

function decode(text: string) {
  return decodeURIComponent(text.replace(/\+/g, ' ')).replace(/\r\n/g, '\n');
}

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
