import en from '../../../locales/en/redirects.json';
import sl from '../../../locales/sl/redirects.json';
import { messagesFor } from '../lib/language';
import { siteNow } from '../release/loadLive';
import { checkRedirect, type RedirectMessages, type Refusal } from './checkRedirect';

/** The messages about redirects for the person who saves a record. */
export const redirectMessages = (record: core.Record): RedirectMessages => messagesFor(record, { en, sl });

/**
 * Checks a redirect before it is saved beside all others and the rules of the site's code.
 * @param draft the record before it is saved
 * @param messages in the editor's language
 */
export function faultOf(
  app: core.App,
  { id = '', from, to }: { id?: string; from: string; to: string },
  messages: RedirectMessages,
): Refusal | undefined {
  const others = app.findAllRecords('redirects').filter((record) => record.id !== id);
  const { homes, siteUrl, files, redirects = [] } = siteNow();
  const builtIn = redirects.filter((rule) => rule.builtIn);
  const rules = others.map((record) => ({ from: record.getString('from'), to: record.getString('to') }));
  return checkRedirect({ from, to }, rules, { homes, siteUrl, builtIn, files: files || {} }, messages);
}
