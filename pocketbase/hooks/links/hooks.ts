import en from '../../../locales/en/links.json';
import sl from '../../../locales/sl/links.json';
import { INVISIBLE } from '../../../src/lib/forms/isBlank';
import { messagesFor } from '../lib/language';
import { own } from '../lib/own';
import { onRecordValidate } from '../register';
import linkFields from './linkFields.json';

/** A host without a user name before it: the host of `https://modrina.example@evil.example` is evil.example. */
const FULL = /^https?:\/\/[^\s/?#@]+(?:[/?#]|$)/i;
const CONTACT = /^(?:mailto|tel):[^/]/i;
/** Control characters in UTF-8 and a byte order mark, encoded as in URLs. */
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%8[b-f]|e2%80%a[a-e]|ef%bb%bf)/i;
/** `/%2Fhost` and `/%5Chost`: a program that decodes them before it follows them leaves the site. */
const ENCODED_SLASHES = /^\/(?:%2f|%5c)/i;

/**
 * Whether a link of the content may be saved. The site renders each link that passes (src/i18n/localHref.ts); a test compares
 * the two.
 * @param link as an editor wrote it; '' is no link
 */
export function isSafeLink(link: string) {
  const text = link.replace(/^ +| +$/g, '');
  if (text === '') return true;
  if (text.includes('\\') || hasInvisible(text)) return false;
  const [before = ''] = text.split(/[?#]/);
  if (ENCODED_CONTROL.test(before) || /%00/.test(text)) return false;
  if (text.startsWith('#')) return true;
  if (text.startsWith('/')) return !text.startsWith('//') && !ENCODED_SLASHES.test(text);
  return FULL.test(text) || CONTACT.test(text);
}

/** Whether a text has invisible characters other than spaces. */
function hasInvisible(text: string) {
  return text.replace(/ /g, '').replace(INVISIBLE, '').length !== text.replace(/ /g, '').length;
}

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
