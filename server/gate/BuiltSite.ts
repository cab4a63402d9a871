import type { Redirect } from '../site/manifest';
import type { MissingFile, PageOrigin, RecordLink } from '../site/readSiteFile';
import type { PageFacts } from '../site/PageFacts';

/** A build as the gate sees it. */
export interface BuiltSite {
  siteUrl: string;
  dashboardUrl: string;
  /** Each locale's home page. */
  homes: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
  /** Addresses of pages that were taken down. */
  gone: readonly string[];
  /** Those of them to which pages may go on linking, by an editor's wish. */
  linksAllowed: readonly string[];
  /** Whether visitors find a page there now, before this build. */
  wasPage: (address: string) => boolean;
  /** The source of each page, by path: the list that the build wrote. */
  pages: Readonly<Record<string, PageOrigin>>;
  /** The records that link to a path. */
  links: Readonly<Record<string, readonly RecordLink[]>>;
  /** Files that pages were made without. */
  missingFiles: readonly MissingFile[];
  /** The facts of each page, by path; a missing page is not in it. */
  facts: ReadonlyMap<string, PageFacts>;
  /** Addresses of all that will be served. */
  addresses: ReadonlySet<string>;
  /** The headers of every page; a legacy build has none. */
  pageHeaders?: Readonly<Record<string, string>>;
  /** The first control character of each text file that holds one, as `U+0000`. */
  controls?: Readonly<Record<string, string>>;
  /** The compilation that the build's data belong to. */
  compilation: string;
}
