import type { PageFacts } from '../../../server/site/PageFacts';
import type { PageParts } from './PageParts';

/** A page as the audit read it. */
export interface AuditedPage {
  /** Its path, decoded. */
  path: string;
  locale: string;
  /** 200, or the status of an error page. */
  status: number;
  /** Whether the sitemap lists it. */
  isListed: boolean;
  facts: PageFacts;
  parts: PageParts;
}

/** The site's response to a URL that one of its pages links to. */
export interface LinkAnswer {
  status: number;
  /** The target of a redirect. */
  location?: string;
}

/** A site as the audit's rules read it. */
export interface AuditedSite {
  /** The site's own public URL. */
  siteUrl: string;
  pages: readonly AuditedPage[];
  /** Responses for the URLs that pages link to, without their hashes. */
  answers: ReadonlyMap<string, LinkAnswer>;
  /** Requests a path of the site. */
  ask(address: string, headers?: Record<string, string>): Promise<Response>;
}
