import { systemPathOf } from '../../src/lib/url/systemPath';
import systemPaths from '../../src/lib/url/systemPaths.json';

/** A URL in a page. */
export interface FoundAddress {
  address: string;
  /** The target of a link, or a file that browsers fetch. */
  kind: 'link' | 'asset';
}

/** The attributes with a URL, by element. The target of a form is no page; other tests check it. */
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
/** Relations of a `link` to a file; other relations lead to pages or other sites. */
const FETCHED = /(^|\s)(stylesheet|icon|apple-touch-icon|preload|modulepreload|manifest)(\s|$)/;

/** The URLs in an element. */
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

/** The URLs of a `srcset`; each ends at the white space before its width, and may contain commas. */
function candidates(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

/** Path of the backend's files: the build has copies of them. */
const BACKEND_FILES = '/api/files/';

interface ReadAddress {
  /** Path in the site with its fragment; undefined for another origin. */
  path?: string;
  /** A URL of the backend. */
  backend: boolean;
}

/**
 * Creates a reader of the URLs in one page.
 * @param page full URL of the page, the base of relative URLs
 * @param siteUrl the site's own URL
 * @param backend URL of the PocketBase that was read
 * @returns the reader, which returns undefined for URLs of other schemes (mailto, tel, data)
 */
export function createAddressReader(page: string, siteUrl: string, backend?: string) {
  const { origin } = new URL(siteUrl);
  const other = backend === undefined || new URL(backend).origin === origin ? undefined : new URL(backend).origin;
  return (address: string): ReadAddress | undefined => {
    const text = address.trim();
    // Most URLs are simple paths; parsing each would take most of the gate's time.
    if (/^\/[\w./-]*$/.test(text) && !text.startsWith('//')) return { path: text, backend: isFile(text) };
    if (!URL.canParse(text, page)) return { path: text, backend: false };
    const url = new URL(text, page);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    if (url.origin !== origin) return { backend: url.origin === other };
    return { path: decode(url.pathname) + decode(url.hash), backend: isFile(url.pathname) };
  };
}

const isFile = (path: string): boolean => path.includes(BACKEND_FILES);

/** Decoded as in the manifest; an invalid encoding matches nothing and stays as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether a rule for this path would hide the API, the dashboard or the forms. The hooks refuse such a rule; a database that was
 * written without them may contain one, and then no host gets it.
 * @param from path of a redirect or of a removed page
 */
export function isSystemPath(from: string): boolean {
  return systemPathOf(from, [], systemPaths.server) !== undefined;
}
