import { INVISIBLE } from '../../../src/lib/forms/isBlank';

/** A host without a user name before it: `https://modrina.example@evil.example` leads to evil.example. */
const FULL = /^https?:\/\/[^\s/?#@]+(?:[/?#]|$)/i;
const CONTACT = /^(?:mailto|tel):[^/]/i;
/** Control characters, as UTF-8 in an address has them, and a byte order mark. */
const ENCODED_CONTROL = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%8[b-f]|e2%80%a[a-e]|ef%bb%bf)/i;
/** `/%2Fhost` and `/%5Chost`: whoever decodes them before they are followed leaves the site. */
const ENCODED_SLASHES = /^\/(?:%2f|%5c)/i;

/**
 * Whether a link of the content may be saved. The site shows each link that passes (src/i18n/localHref.ts); a test compares
 * the two.
 * @param link as an editor wrote it; '' is none
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

/** A space is none: it can be seen to be there. */
function hasInvisible(text: string) {
  return text.replace(/ /g, '').replace(INVISIBLE, '').length !== text.replace(/ /g, '').length;
}
