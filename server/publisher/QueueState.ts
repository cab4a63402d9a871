/** What PocketBase says of what is to be published; times in milliseconds of its clock, 0 for none. */
export interface QueueState {
  now: number;
  /** One more with each change of what visitors read. */
  revision: number;
  /** What the newest release was built from. */
  builtRevision: number;
  /** What was changed up to here waits for the next change, for an older release was chosen. */
  heldRevision: number;
  /** What could not be built; another try comes with a change, or at `retryAt`. */
  failedRevision: number;
  retryAt: number;
  changedAt: number;
  /** The oldest change that no build has taken. */
  firstChangeAt: number;
  nextAt: number;
  /** Who builds, or '' if nobody does. */
  holder: string;
  leaseUntil: number;
  /** The release that visitors see, as far as PocketBase knows. */
  liveRelease: string;
  /** Whether somebody looks at drafts by a link, and a mark that is another one after each change, of drafts too. */
  preview: { wanted: boolean; changed: string };
  /** Releases that editors want visitors to see again, and the builds whose rows ask for it. */
  moves: { build: string; release: string }[];
}
