import type { Redirect } from '../site/manifest';
import type { MissingFile, PageOrigin, RecordLink } from '../site/readSiteFile';
import type { PageFacts } from '../site/PageFacts';

/** The input of the gate's checks. */
export interface BuiltSite {
  siteUrl: string;
  dashboardUrl: string;
  /** Each locale's home page. */
  homes: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
  /** URL paths of removed pages. */
  gone: readonly string[];
  /** The removed pages to which an editor allowed links. */
  linksAllowed: readonly string[];
  /** Whether the live release has a page at a path. */
  wasPage: (address: string) => boolean;
  /** The origin of each page, by path, from the build's site.json. */
  pages: Readonly<Record<string, PageOrigin>>;
  /** The records that link to a path. */
  links: Readonly<Record<string, readonly RecordLink[]>>;
  /** Missing files of records. */
  missingFiles: readonly MissingFile[];
  /** The facts of each built page, by path. */
  facts: ReadonlyMap<string, PageFacts>;
  /** URL paths of all files that will be served. */
  addresses: ReadonlySet<string>;
  /** Headers of every page; a legacy build has none. */
  pageHeaders?: Readonly<Record<string, string>>;
  /** The first control character of each text file with any, as `U+0000`. */
  controls?: Readonly<Record<string, string>>;
  /** The webpack compilation of the build's data. */
  compilation: string;
}
