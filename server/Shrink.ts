/** The records and pages that a build would remove, if they are too many to publish unasked. */
export interface Shrink {
  /** Ids of records by collection; empty where only pages were counted. */
  records: Readonly<Record<string, readonly string[]>>;
  /** Addresses of pages. */
  pages: readonly string[];
}

/** The remedy, for people. */
export const SHRINK_CURE =
  'The status page (/_site/status) lists what would go: there an owner, or the editor who took it away, publishes ' +
  'the site without it or brings it back. Without a status page build once with ALLOW_FEWER_PAGES=1.';
