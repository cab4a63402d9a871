import en from '../../../locales/en/slugs.json';
import sl from '../../../locales/sl/slugs.json';
import { fill } from '../lib/fill';
import { messagesFor } from '../lib/language';
import { refuse } from '../lib/refuse';

/** Refuses a record's slug, with a sentence of locales/…/slugs.json below its field. */
export function refuseSlug(
  record: core.Record,
  message: Exclude<keyof typeof en, 'refused'>,
  values: Readonly<Record<string, string>> = {},
): never {
  const messages = messagesFor(record, { en, sl });
  refuse(messages.refused, 'slug', `slug_${message}`, fill(messages[message], values));
}
