import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { CacheRule } from './classify';
import { ParsedFiles } from './ParsedFiles';

/** Marks a folder as a release. */
export const MANIFEST = 'manifest.json';

/** The name of the file with the difference to the release before (ReleaseChanges), which PocketBase reads instead of the whole manifest. */
export const CHANGES = '.changes.json';

/** The inputs of a build; a difference in any part needs another build. */
export interface Fingerprint {
  content: string;
  code: string;
  configuration: string;
}

export interface PublishedFile {
  /** Path in the release's folder. */
  file: string;
  type: string;
  /** Digest of the content, without quotation marks. */
  etag: string;
  cache: CacheRule;
  size: number;
  /** Sizes of `<file>.br` and `<file>.gz` if they exist; `true` in legacy releases. */
  br?: number | true;
  gz?: number | true;
  /** The build lacks the file; it stays until then for tabs with a page of an earlier release. */
  until?: string;
}

export interface Redirect {
  /** A `*` at its end matches anything. */
  from: string;
  to: string;
  status: number;
  /** Defined by the site's code, not by an editor's record. */
  builtIn?: boolean;
}

/** The build's description beside its files. */
export interface SiteRules {
  redirects: Redirect[];
  /** The site's own URL, without a slash at its end. */
  siteUrl?: string;
  /** Each locale's home page; for `/` the visitor's language selects one. */
  homes?: Record<string, string>;
  /** Decoded paths of removed pages, which answer 410. */
  gone?: string[];
  /** By path: the values that a page accepts for a parameter. Other values answer 404. */
  accepts?: Record<string, Record<string, string[]>>;
  /** Not for search engines: every answer has `X-Robots-Tag`. */
  noindex?: boolean;
  /** Further headers of every page, by name; legacy releases have none. */
  pageHeaders?: Record<string, string>;
}

/** The files that pocketbase/hooks/site serves; other files are not served. */
export interface Manifest extends SiteRules {
  id: string;
  createdAt: string;
  fingerprint: Fingerprint;
  /** The number of pages, including error pages; legacy releases lack it. */
  pages?: number;
  /** Whether each locale's home page is that of a record; legacy releases lack it. */
  hasHome?: boolean;
  files: Record<string, PublishedFile>;
  notFound: { prefix: string; file: PublishedFile }[];
  /** The pages shown for deleted ones, by path prefix; legacy releases have none. */
  gonePages?: { prefix: string; file: PublishedFile }[];
}

/** The difference of a release to the one that was live before it. */
export interface ReleaseChanges {
  /** Id of that release; '' if there was none. */
  since: string;
  /** The manifest without its files. */
  rules: Omit<Manifest, 'files'>;
  /** New and changed files by URL path; null for those that are gone. */
  files: Record<string, PublishedFile | null>;
}

/** For the live release, the one before a rollback, and the folder with which the next release starts. */
const manifests = new ParsedFiles((text) => JSON.parse(text) as Manifest, 3);

/** By the folder itself: the link to the live release would be another name of a file that is in memory already. */
const manifestIn = async (folder: string): Promise<string> => path.join(await realpath(folder), MANIFEST);

/**
 * The manifest of the release in a folder, or undefined if there is no complete one. Callers must not change it.
 * @param folder may be a link to it
 */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  return manifestIn(folder)
    .then((file) => manifests.read(file))
    .catch(() => undefined);
}

/** Keeps the manifest that was just written into a folder: reading that of many pages is slow. */
export async function keepManifest(folder: string, manifest: Manifest): Promise<void> {
  await manifests.keep(await manifestIn(folder), manifest);
}

/** All files of a release, including error pages. */
export function entriesOf(manifest: Pick<Manifest, 'files' | 'notFound' | 'gonePages'>): PublishedFile[] {
  const { files, notFound, gonePages = [] } = manifest;
  return [...Object.values(files), ...[...notFound, ...gonePages].map(({ file }) => file)];
}

/** Whether a file of a release is a page. */
export const isPage = (file: PublishedFile | undefined): boolean => file?.type.startsWith('text/html') === true;

const isSame = (one: PublishedFile, other: PublishedFile | undefined): boolean =>
  other !== undefined &&
  one.etag === other.etag &&
  one.file === other.file &&
  one.type === other.type &&
  one.cache === other.cache &&
  one.size === other.size &&
  one.br === other.br &&
  one.gz === other.gz &&
  one.until === other.until;

/** The difference of a release to an earlier one; all of it if there was none. */
export function changesSince(before: Manifest | undefined, { files, ...rules }: Manifest): ReleaseChanges {
  const old = before?.files ?? {};
  const changed: Record<string, PublishedFile | null> = {};
  for (const [path, file] of Object.entries(files)) if (!isSame(file, old[path])) changed[path] = file;
  for (const path of Object.keys(old)) if (!(path in files)) changed[path] = null;
  return { since: before?.id ?? '', rules, files: changed };
}

/** URL paths of new, changed and removed pages; of all pages if there was no release. */
export function changedPages(before: Manifest | undefined, { files }: ReleaseChanges): string[] {
  const old = before?.files ?? {};
  const pages = Object.entries(files).filter(
    ([path, file]) => isPage(file ?? old[path]) && file?.etag !== old[path]?.etag,
  );
  return pages.map(([path]) => path).sort();
}

/** The number of a release's pages. */
export function pageCount({ pages, files }: Pick<Manifest, 'files' | 'pages'>): number {
  // Legacy releases have no count; their error pages are few.
  return pages ?? Object.values(files).filter(isPage).length;
}
