import en from '../../../locales/en/links.json';
import sl from '../../../locales/sl/links.json';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';
import { languageOf, messagesFor } from '../lib/language';
import { onRecordDeleteRequest, onRecordValidate } from '../register';
import linkFields from './linkFields.json';
import { fill } from '../../../src/lib/text/fill';
import { PATHS, recordPath } from '../../../src/lib/url/recordPath';
import { ownValue } from '../../../src/lib/ownValue';
import type { LinkingRecord } from './types';
import { editPath, recordUrl } from '../lib/recordUrl';
import { isContent, isVisible } from '../lib/describeRecord';
import { titleOf } from '../lib/titleOf';
import { rootOf } from '../lib/rootOf';
import { siteNow } from '../release/loadLive';
import { retargetRedirect } from '../slugs/retargetRedirect';

const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** The targets of the links in a rich text. */
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single]) => (double ?? single ?? '').replace(/&amp;/g, '&'));

/** The fields with links, and with rich texts. Redirects are no links of a page. */
function fieldsOf(collection: core.Collection) {
  const links =
    collection.name === 'redirects' ? [] : (ownValue<Record<string, string[]>>(linkFields, collection.name) ?? []);
  const texts = [...collection.fields].filter((field) => field.type() === 'editor').map((field) => field.getName());
  return { links, texts };
}

/**
 * The published records that link to a record's page, by rich texts and link fields. Its own parts, which are deleted with it, do
 * not count. Their titles are in the language of the person who deletes the record.
 */
function linksTo(app: core.App, record: core.Record): LinkingRecord[] {
  const address = recordPath(record.collection().name, record.getString('slug'));
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
        const root = rootOf(app, holder);
        if (root.id === record.id) return [];
        const title = titleOf(root, languageOf(record));
        const path = recordPath(root.collection().name, root.getString('slug')) ?? '';
        const at = [collection.name, holder.id] as const;
        return [{ title, path, url: recordUrl(appURL, ...at), edit: editPath(...at) }];
      });
    });
}

/** Titles in the sentence; the answer's data have all. */
const NAMED = 5;

/** @throws ApiError 409 with the links in its data (decision 56) */
function refuse(record: core.Record, links: LinkingRecord[], confirm: string): never {
  const names = links.slice(0, NAMED).map(({ title, path }) => (path ? `${title} (${path})` : title));
  const places = [...new Set(names), ...(links.length > NAMED ? ['…'] : [])].join(', ');
  const refusal = new ApiError(409, fill(messagesFor(record, { en, sl }).linked, { places }));
  // Set afterwards: the constructor keeps only messages of fields.
  refusal.data = { links, confirm };
  throw refusal;
}

// A page to which published pages or menus link is deleted by a request only if the request confirms exactly these links. Hooks,
// jobs and cascades delete without a request.
onRecordDeleteRequest(
  (e) => {
    const links = linksTo(e.app, e.record);
    if (links.length === 0) return e.next();
    const confirm = $security.sha256(JSON.stringify(links.map(({ url }) => url))).slice(0, 16);
    if (e.requestInfo().query['confirm'] !== confirm) refuse(e.record, links, confirm);
    return e.next();
  },
  ...Object.keys(PATHS),
);

// Refuses a link that runs a script or is disguised, whichever way the content is saved.
onRecordValidate((e) => {
  const { record } = e;
  // An unsafe link that is stored already is not rendered; it must not prevent an editor from changing another field.
  const isNew = (field: string) => record.isNew() || record.getString(field) !== record.original().getString(field);
  const fields = ownValue<Record<string, string[]>>(linkFields, record.collection().name) || [];
  const unsafe = fields.filter((field) => isNew(field) && !isSafeLink(record.getString(field)));
  if (unsafe.length > 0) {
    const messages = messagesFor(record, { en, sl });
    const faults = unsafe.map((field) => [field, new ValidationError('link_unsafe', messages.unsafe)]);
    throw new BadRequestError(messages.refused, Object.fromEntries(faults));
  }
  return e.next();
});
