/** A record or page that a build would take away, as people see it. */
export interface ShrinkItem {
  kind: string;
  collection: string;
  record: string;
  label: string;
  path: string;
  by: string;
  at: string;
}
