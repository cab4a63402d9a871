/**
 * PocketBase gives every upload a new name, even for the same bytes: the content of a collection, record and name never changes.
 * Together they are a file's key: `collectionId/recordId/filename`.
 */
export const fileKey = (collectionId: string, recordId: string, filename: string): string =>
  `${collectionId}/${recordId}/${filename}`;

const SAFE_KEY = /^[\w-]+\/[\w-]+\/(?!\.)[^/\\\0]+$/;

/** Whether a key as a path stays inside the store: names come from a server. */
export const isSafeKey = (key: string): boolean => SAFE_KEY.test(key);

/** A key as the end of a URL. */
export const keyInUrl = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

const IN_URL = /(?:^|\/)api\/files\/([\w-]+)\/([\w-]+)\/([^/?#]+)(?:[?#].*)?$/;

/**
 * The key of the file that a URL on any host points to: editors paste absolute and relative URLs.
 * @param collectionIds ids by name, because a URL may contain either
 */
export function keyFromUrl(url: string, collectionIds: Map<string, string>): string | undefined {
  const match = IN_URL.exec(url.trim());
  if (!match) return undefined;
  const [, collection = '', record = '', encoded = ''] = match;
  try {
    const key = fileKey(collectionIds.get(collection) ?? collection, record, decodeURIComponent(encoded));
    return isSafeKey(key) ? key : undefined;
  } catch {
    return undefined;
  }
}

interface FileName {
  base: string;
  name: string;
  /** Without the dot, in lower case. */
  extension: string;
}

export function fileName(key: string): FileName {
  const base = key.slice(key.lastIndexOf('/') + 1);
  const dot = base.lastIndexOf('.');
  return dot > 0
    ? { base, name: base.slice(0, dot), extension: base.slice(dot + 1).toLowerCase() }
    : { base, name: base, extension: '' };
}
