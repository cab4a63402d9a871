import en from '../../../locales/en/links.json';
import sl from '../../../locales/sl/links.json';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';
import { messagesFor } from '../lib/language';
import { own } from '../lib/own';
import { onRecordDeleteRequest, onRecordValidate } from '../register';
import linkFields from './linkFields.json';
import { fill } from '../lib/fill';
import { PREFIX } from '../lib/addressOf';
import { linksTo } from './linksTo';
import type { LinkingRecord } from './types';

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
  ...Object.keys(PREFIX),
);

// Refuses a link that runs a script or is disguised, whichever way the content is saved.
onRecordValidate((e) => {
  const { record } = e;
  // An unsafe link that is stored already is not rendered; it must not prevent an editor from changing another field.
  const isNew = (field: string) => record.isNew() || record.getString(field) !== record.original().getString(field);
  const fields = own<Record<string, string[]>>(linkFields, record.collection().name) || [];
  const unsafe = fields.filter((field) => isNew(field) && !isSafeLink(record.getString(field)));
  if (unsafe.length > 0) {
    const messages = messagesFor(record, { en, sl });
    const faults = unsafe.map((field) => [field, new ValidationError('link_unsafe', messages.unsafe)]);
    throw new BadRequestError(messages.refused, Object.fromEntries(faults));
  }
  return e.next();
});
