import path from 'node:path';
import type { CacheRule } from './classify';
import { ParsedFiles } from './ParsedFiles';

/** Says of a folder that it is a release. */
export const MANIFEST = 'manifest.json';

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
  /** Sizes of `<file>.br` and `<file>.gz` where they are there; releases of old say only that they are. */
  br?: number | true;
  gz?: number | true;
  /** The build has it no longer; it stays for whoever still has a page of an earlier release, until then. */
  until?: string;
}

export interface Redirect {
  /** A `*` at its end matches anything. */
  from: string;
  to: string;
  status: number;
  /** Of the site's code, not of an editor's record. */
  builtIn?: boolean;
}

/** The build's description beside its files. */
export interface SiteRules {
  redirects: Redirect[];
  /** The site's own address, without a slash at its end. */
  siteUrl?: string;
  /** Each locale's home page; at `/` the visitor's language decides between them. */
  homes?: Record<string, string>;
  /** Addresses of pages that were deleted, decoded: they answer 410. */
  gone?: string[];
  /** By address: the values that a page takes for a parameter. Any other is a page that is not there. */
  accepts?: Record<string, Record<string, string[]>>;
  /** Not for search engines: every answer says so. */
  noindex?: boolean;
  /** Further headers of every page, by name; legacy releases have none. */
  pageHeaders?: Record<string, string>;
}

/** The files that pocketbase/hooks/site serves; other files are not served. */
export interface Manifest extends SiteRules {
  id: string;
  createdAt: string;
  fingerprint: Fingerprint;
  /** How many pages it has, those that answer misses included; releases of old do not say. */
  pages?: number;
  files: Record<string, PublishedFile>;
  notFound: { prefix: string; file: PublishedFile }[];
  /** The pages shown for deleted ones, by path prefix; legacy releases have none. */
  gonePages?: { prefix: string; file: PublishedFile }[];
}

/** The live one, one that an editor went back from, and the folder from which the next one begins. */
const manifests = new ParsedFiles((text) => JSON.parse(text) as Manifest, 3);

/** The release in a folder, or undefined where there is none that is whole. Nobody may change what is handed out. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  return manifests.read(path.join(folder, MANIFEST)).catch(() => undefined);
}

/** Keeps the manifest that was just written into a folder: of many pages it takes long to read. */
export async function keepManifest(folder: string, manifest: Manifest): Promise<void> {
  await manifests.keep(path.join(folder, MANIFEST), manifest);
}

/** All files that a release holds, those that answer misses included. */
export function entriesOf(manifest: Pick<Manifest, 'files' | 'notFound' | 'gonePages'>): PublishedFile[] {
  const { files, notFound, gonePages = [] } = manifest;
  return [...Object.values(files), ...[...notFound, ...gonePages].map(({ file }) => file)];
}
