import type { RichTextContext } from './RichTextContext';

/** A link inside the site. */
type InternalLink =
  /** To a path of the site; `rest` is its query and fragment. */
  | { kind: 'path'; path: string; rest: string }
  /** To a record, copied from PocketBase's dashboard. */
  | { kind: 'record'; collectionId: string; recordId: string }
  /** Neither an absolute path nor a full URL: a text has no base URL for it. */
  | { kind: 'relative' };

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Browsers treat `/\` as `//`: another host follows. */
const OTHER_HOST = /^[/\\]{2}/;
const HERE = /^[#?]/;
const FILE = /^\/api\/files(?:\/|$)/;
const DASHBOARD = /(?:^|\/)_\/[^#]*#\/collections\/?\?(.+)$/;

/** The dashboard's parameter is `record`; the earlier dashboard, written in Svelte, had `recordId`. */
function dashboardRecord(href: string, { collectionIds }: RichTextContext): InternalLink | undefined {
  const query = new URLSearchParams(DASHBOARD.exec(href)?.[1]);
  const collection = query.get('collection');
  const recordId = query.get('record') ?? query.get('recordId');
  if (!collection || !recordId) return undefined;
  return { kind: 'record', collectionId: collectionIds.get(collection) ?? collection, recordId };
}

/** Converts a full URL of the site to a path; other URLs stay as they are. */
export function withoutOrigin(address: string, { origins }: RichTextContext): string {
  const lower = address.toLowerCase();
  const origin = origins.find((each) => {
    const next = lower.charAt(each.length);
    return lower.startsWith(each.toLowerCase()) && (next === '' || /[/?#]/.test(next));
  });
  if (origin === undefined) return address;
  const path = address.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Resolves a link inside the site; nothing for links to other sites, to files of PocketBase and within the text. */
export function internalLink(written: string, context: RichTextContext): InternalLink | undefined {
  const href = written.trim();
  if (!href || HERE.test(href)) return undefined;
  const record = dashboardRecord(href, context);
  if (record) return record;

  const address = withoutOrigin(href, context);
  if (SCHEME.test(address) || OTHER_HOST.test(address) || FILE.test(address)) return undefined;
  if (!address.startsWith('/')) return { kind: 'relative' };
  const end = address.search(/[?#]/);
  return end < 0
    ? { kind: 'path', path: address, rest: '' }
    : { kind: 'path', path: address.slice(0, end), rest: address.slice(end) };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const otherEnding = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/** The paths that a written one can mean: with and without the slash at its end, and decoded, because browsers copy it encoded. */
export const pathsOf = (path: string): string[] =>
  [...new Set([path, decoded(path)].flatMap((each) => [each, otherEnding(each)]))].filter(Boolean);
