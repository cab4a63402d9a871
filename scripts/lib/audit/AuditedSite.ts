import type { PageFacts } from '../../../server/site/PageFacts';
import type { PageParts } from './PageParts';

/** A page as the audit read it. */
export interface AuditedPage {
  /** Its address in the site, decoded. */
  path: string;
  locale: string;
  /** 200, or what a page for misses answers with. */
  status: number;
  /** Whether the sitemap names it. */
  isListed: boolean;
  facts: PageFacts;
  parts: PageParts;
}

/** How the site answers an address that one of its pages names. */
export interface LinkAnswer {
  status: number;
  /** Where it sends a visitor on. */
  location?: string;
}

/** A site as the audit's rules see it. */
export interface AuditedSite {
  /** The address by which the site calls itself. */
  siteUrl: string;
  pages: readonly AuditedPage[];
  /** The addresses that the pages link to, without their hashes. */
  answers: ReadonlyMap<string, LinkAnswer>;
  /** Asks the site for an address of its own. */
  ask(address: string, headers?: Record<string, string>): Promise<Response>;
}
