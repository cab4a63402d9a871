import type { AuditedSite } from './AuditedSite';

/** A fault that a rule found, on a page. */
export interface Finding {
  path: string;
  text: string;
}

/** One thing that holds for the site, or not. */
export interface AuditRule {
  name: string;
  find(site: AuditedSite): readonly Finding[] | Promise<readonly Finding[]>;
}
