/** The most characters of a value. A click id has up to 150. */
const MOST_OF_VALUE = 200;
/** The most characters of a source; the database's column has the same limit. */
const MOST = 2000;

/** Control characters, line and paragraph separators, and marks that are invisible or change the direction of text. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Google's parameter for links between domains: it identifies a browser, not a campaign. */
const LINKER = '_gl';

/**
 * Returns the campaign's parameters of a query, as a query: each name once, without control characters, with bounded
 * lengths, and without values that look like an e-mail address. PocketBase's hooks use it too, and goja has no
 * URLSearchParams.
 * @param query with or without its question mark
 * @param campaign src/lib/analytics/CAMPAIGN.ts: given by the caller, which may be in another file of the browser's scripts
 */
export function sourceOf(query: string, campaign: RegExp): string {
  const pairs = new Map<string, string>();
  let length = 0;
  for (const pair of query.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = pair.split('=');
    if (!campaign.test(name) || name === LINKER || pairs.has(name)) continue;
    const value = encodeURIComponent(valueOf(rest.join('=')));
    const next = length + name.length + value.length + 2;
    if (value === '' || next > MOST) continue;
    pairs.set(name, value);
    length = next;
  }
  return Array.from(pairs, ([name, value]) => `${name}=${value}`).join('&');
}

function valueOf(encoded: string): string {
  // By whole characters: half of an emoji can not be encoded.
  const value = Array.from(decode(encoded).replace(UNSEEN, '').trim()).slice(0, MOST_OF_VALUE).join('');
  return value.includes('@') ? '' : value;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return '';
  }
}
