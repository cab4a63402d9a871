import { localHref } from '../../i18n/localHref';
import type { contentOptions } from '../contentOptions';

/** The source plugin's state of a record (`PbRecord`), as far as it is used here. */
export type RecordState = {
  readonly collection: string;
  readonly pbId: string;
  /** Paths of its pages. */
  readonly paths: readonly string[];
  /** Internal links of its texts. */
  readonly links: readonly { readonly locale: string; readonly href: string }[];
};

/** A node with fields that contain a URL. */
export type LinkNode = {
  readonly pbId: string;
  readonly locale: string;
  readonly internal: { readonly type: string };
} & {
  readonly [field in 'link' | 'second_link' | 'to']?: string | null;
};

/** The types whose nodes have a URL in a field of its own: blocks, menus and their parts, few on any site. */
export const LINK_TYPES = ['MenuLink', 'Content', 'Block', 'BlockItem', 'Slide'] as const;

type Collections = ReturnType<typeof contentOptions>['collections'];

/** A record by its collection and its id. */
type RecordName = [collection: string, id: string];

/**
 * The target of a rendered link as the gate names it: decoded, without a query (server/site/addressesIn.ts).
 * @returns undefined for a target that is not on the site
 */
function targetOf(href: string, siteUrl: string): string | undefined {
  // Most are simple paths, tens of thousands on a large site.
  if (/^\/(?!\/)[\w./-]*$/.test(href) || !URL.canParse(href, siteUrl)) return href;
  const { origin, pathname, hash } = new URL(href, siteUrl);
  return origin === new URL(siteUrl).origin ? decode(pathname) + decode(hash) : undefined;
}

/** Decodes percent codes; an invalid one matches nothing and stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the records that link to each path of the site, so that an editor can find a broken link.
 * @returns paths of pages → the records that contain them
 */
export function recordLinks(
  states: readonly RecordState[],
  nodes: readonly LinkNode[],
  collections: Pick<Collections[number], 'name' | 'type'>[],
  siteUrl: string,
): Record<string, RecordName[]> {
  const links: Record<string, RecordName[]> = {};
  const named = new Set<string>();
  const add = (href: string | null | undefined, locale: string, collection: string, id: string) => {
    const rendered = href && localHref(href, locale);
    const address = rendered && !rendered.startsWith('#') && targetOf(rendered, siteUrl);
    if (!address) return;
    const key = `${id} ${address}`;
    if (named.has(key)) return;
    named.add(key);
    (links[address] ??= []).push([collection, id]);
  };
  for (const { collection, pbId, links: found } of states) {
    for (const { href, locale } of found) add(href, locale, collection, pbId);
  }
  const collectionOf = new Map(collections.map(({ type, name }) => [type, name]));
  for (const { internal, pbId, locale, link, second_link, to } of nodes) {
    const collection = collectionOf.get(internal.type);
    if (collection) for (const href of [link, second_link, to]) add(href, locale, collection, pbId);
  }
  return links;
}

/** The same state with the keys of the files that the record needs. */
export type FileHolder = Pick<RecordState, 'collection' | 'pbId'> & { readonly files: readonly string[] };

/** A file that a record names and that no longer exists. */
export type MissingFile = { collection: string; record: string; file: string };

/**
 * Returns the records that name missing files: their pages are built without them, and editors are notified.
 * @param states of all records
 * @param files the files that exist (`PbFile`)
 */
export function missingFiles(states: readonly FileHolder[], files: readonly { readonly key: string }[]): MissingFile[] {
  const there = new Set(files.map(({ key }) => key));
  return states.flatMap(({ collection, pbId, files: keys }) =>
    keys
      .filter((key) => !there.has(key))
      .map((key) => ({ collection, record: pbId, file: key.slice(key.lastIndexOf('/') + 1) })),
  );
}
