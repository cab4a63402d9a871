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

/** Address of the backend's files: the build has copies of them. */
const BACKEND_FILES = '/api/files/';

interface ReadAddress {
  /** Path of the site with its hash; undefined where it leads elsewhere. */
  path?: string;
  /** It leads to the backend. */
  backend: boolean;
}

/**
 * Makes a reader of the addresses of one page.
 * @param page full address of the page, from which relative ones start
 * @param siteUrl the site's own address
 * @param backend address of the PocketBase that was read
 * @returns the reader; it answers undefined for what is no address of a server (mail, telephone, data)
 */
export function createAddressReader(page: string, siteUrl: string, backend?: string) {
  const { origin } = new URL(siteUrl);
  const other = backend === undefined || new URL(backend).origin === origin ? undefined : new URL(backend).origin;
  return (address: string): ReadAddress | undefined => {
    const text = address.trim();
    // Most are written plainly; parsing each would take most of the gate's time.
    if (/^\/[\w./-]*$/.test(text) && !text.startsWith('//')) return { path: text, backend: isFile(text) };
    if (!URL.canParse(text, page)) return { path: text, backend: false };
    const url = new URL(text, page);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    if (url.origin !== origin) return { backend: url.origin === other };
    return { path: decode(url.pathname) + decode(url.hash), backend: isFile(url.pathname) };
  };
}

const isFile = (path: string): boolean => path.includes(BACKEND_FILES);

/** As the manifest has it; what is no valid encoding leads nowhere, and is left as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
