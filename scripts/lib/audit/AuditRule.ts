import type { AuditedSite } from './AuditedSite';

/** A violation of a rule on a page. */
export interface Finding {
  path: string;
  text: string;
}

/** A rule that the site's pages must follow. */
export interface AuditRule {
  name: string;
  find(site: AuditedSite): readonly Finding[] | Promise<readonly Finding[]>;
}
