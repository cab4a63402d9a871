/** An address as it stands in a page. */
export interface FoundAddress {
  address: string;
  /** Followed by the visitor, or fetched by the browser. */
  kind: 'link' | 'asset';
}

/** The attributes that hold an address, by element. A form's is no page: the server's own tests hold it. */
const LINKS: Readonly<Record<string, string>> = { a: 'href', area: 'href' };
const ASSETS: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
};
/** Relations of a `link` that fetches a file, or names one for other programs; others name pages or other sites. */
const FETCHED = /(^|\s)(stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)(\s|$)/;

/** The addresses that an element names. */
export function* addressesIn(tag: string, attributes: Readonly<Record<string, string>>): Generator<FoundAddress> {
  const link = attributes[LINKS[tag] ?? ''];
  if (link !== undefined) yield { address: link, kind: 'link' };
  const { rel = '', type } = attributes;
  const isFile = FETCHED.test(rel) || (rel === 'alternate' && type);
  const names = tag === 'link' && isFile ? ['href'] : (ASSETS[tag] ?? []);
  for (const name of names) {
    const address = attributes[name];
    if (address) yield { address, kind: 'asset' };
  }
  for (const name of ['srcset', 'imagesrcset']) {
    for (const address of candidates(attributes[name] ?? '')) yield { address, kind: 'asset' };
  }
}

/** The addresses of a `srcset`; each ends at the white space before its width, and may hold commas. */
function candidates(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}
