import { addressOf } from '../lib/addressOf';
import { editPath, recordUrl } from '../lib/recordUrl';
import { isContent, isVisible } from '../lib/describeRecord';
import { languageOf } from '../lib/language';
import { own } from '../lib/own';
import { titleOf } from '../lib/titleOf';
import { wholeOf } from '../lib/wholeOf';
import { siteNow } from '../release/loadLive';
import { retargetRedirect } from '../slugs/retargetRedirect';
import linkFields from './linkFields.json';
import type { LinkingRecord } from './types';

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The targets of the links in a rich text. */
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single]) => (double ?? single ?? '').replace(/&amp;/g, '&'));

/** The fields with links, and with rich texts. Redirects are no links of a page. */
function fieldsOf(collection: core.Collection) {
  const links =
    collection.name === 'redirects' ? [] : (own<Record<string, string[]>>(linkFields, collection.name) ?? []);
  const texts = [...collection.fields].filter((field) => field.type() === 'editor').map((field) => field.getName());
  return { links, texts };
}

/**
 * The published records that link to a record's page, by rich texts and link fields. Its own parts, which are deleted with it, do
 * not count. Their titles are in the language of the person who deletes the record.
 */
export function linksTo(app: core.App, record: core.Record): LinkingRecord[] {
  const address = addressOf(record.collection().name, record.getString('slug'));
  // The published home page is never deleted (required/hooks.ts).
  if (!address || address === '/' || !isVisible(app, record)) return [];
  const site = siteNow();
  const move = { from: address, to: address };
  const leadsHere = (link: string) => retargetRedirect(link.trim(), move, site) !== undefined;
  const { appURL } = app.settings().meta;

  return app
    .findAllCollections()
    .filter(isContent)
    .flatMap((collection) => {
      const { links, texts } = fieldsOf(collection);
      const filter = [...links, ...texts].map((field) => `${field} ~ {:path}`).join(' || ');
      if (!filter) return [];
      // The database finds the few records with the path's text; links may lack the slash at its end.
      const found = app.findRecordsByFilter(collection.name, filter, 'id', 0, 0, { path: address.slice(0, -1) });
      return found.flatMap((holder) => {
        const targets = [
          ...links.map((field) => holder.getString(field)),
          ...texts.flatMap((field) => hrefsOf(holder.getString(field))),
        ];
        if (!targets.some(leadsHere) || !isVisible(app, holder)) return [];
        const whole = wholeOf(app, holder);
        if (whole.id === record.id) return [];
        const title = titleOf(whole, languageOf(record));
        const path = addressOf(whole.collection().name, whole.getString('slug')) ?? '';
        const at = [collection.name, holder.id] as const;
        return [{ title, path, url: recordUrl(appURL, ...at), edit: editPath(...at) }];
      });
    });
}
