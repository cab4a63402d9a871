import type { PageFacts } from '../site/PageFacts';
import type { PageOrigin, SiteFile } from '../site/readSiteFile';

/** The input of the gate's checks. */
export interface BuiltSite extends Omit<SiteFile, 'notFound' | 'gonePages'> {
  /** Whether the live release has a page at a path. */
  wasPage: (address: string) => boolean;
  /** The facts of each built page, by path. */
  facts: ReadonlyMap<string, PageFacts>;
  /** URL paths of all files that will be served. */
  addresses: ReadonlySet<string>;
  /** The first control character of each text file with any, as `U+0000`. */
  controls?: Readonly<Record<string, string>>;
  /** The webpack compilation of the build's data. */
  compilation: string;
}

/** The record of a page; lists and similar pages have none. */
export function recordOf({ collection, record }: PageOrigin) {
  return collection && record ? { collection, id: record } : undefined;
}
