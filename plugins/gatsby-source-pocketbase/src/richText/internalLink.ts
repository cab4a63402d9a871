import type { RichTextContext } from './RichTextContext';

/** A link that the site has to answer for. */
type InternalLink =
  /** To an address of the site; `rest` is its query and hash. */
  | { kind: 'path'; path: string; rest: string }
  /** To a record, copied from PocketBase's dashboard. */
  | { kind: 'record'; collectionId: string; recordId: string }
  /** Neither a path from the root nor a full address: no text has one place that it could start from. */
  | { kind: 'relative' };

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Browsers read `/\` as they read `//`: what follows is another host. */
const OTHER_HOST = /^[/\\]{2}/;
const HERE = /^[#?]/;
const FILE = /^\/api\/files(?:\/|$)/;
const DASHBOARD = /(?:^|\/)_\/[^#]*#\/collections\/?\?(.+)$/;

/** The dashboard names the record `record`; the one before it, written in Svelte, `recordId`. */
function dashboardRecord(href: string, { collectionIds }: RichTextContext): InternalLink | undefined {
  const query = new URLSearchParams(DASHBOARD.exec(href)?.[1]);
  const collection = query.get('collection');
  const recordId = query.get('record') ?? query.get('recordId');
  if (!collection || !recordId) return undefined;
  return { kind: 'record', collectionId: collectionIds.get(collection) ?? collection, recordId };
}

/** A full address of the site, or a path, as a path; any other address as it is. */
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

/** Paths that a written one may stand for: with or without the slash at its end, and unescaped as browsers copy it. */
export const pathsOf = (path: string): string[] =>
  [...new Set([path, decoded(path)].flatMap((each) => [each, otherEnding(each)]))].filter(Boolean);
