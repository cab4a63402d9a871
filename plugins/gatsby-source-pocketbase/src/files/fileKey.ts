import { createHash } from 'node:crypto';

/**
 * PocketBase gives every upload a new name, even of the same bytes: collection, record and name together address a content
 * that never changes. That address is a file's key: `collectionId/recordId/filename`.
 */
export const fileKey = (collectionId: string, recordId: string, filename: string): string =>
  `${collectionId}/${recordId}/${filename}`;

const SAFE_KEY = /^[\w-]+\/[\w-]+\/(?!\.)[^/\\\0]+$/;

/** Whether a key stays inside the store when it becomes a path: names come from a server. */
export const isSafeKey = (key: string): boolean => SAFE_KEY.test(key);

/** A key as the end of an address. */
export const keyInUrl = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

/** Names the folders of what is made of a file. */
export const keyDigest = (key: string): string => createHash('md5').update(key).digest('hex');

const IN_URL = /(?:^|\/)api\/files\/([\w-]+)\/([\w-]+)\/([^/?#]+)(?:[?#].*)?$/;

/**
 * Key of the file that an address points to, on whatever host: editors paste both absolute and relative addresses.
 * @param collectionIds ids by name, since an address may hold either
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
