import { INVISIBLE } from '../forms/isBlank';

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
