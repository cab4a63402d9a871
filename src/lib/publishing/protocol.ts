// The messages between publishers (server/publisher/queue.ts) and PocketBase (pocketbase/hooks/publishing).

/** A record of PocketBase. */
export interface RecordName {
  collection: string;
  id: string;
}

/** A fault of the content, for which its change is set aside so that the other changes go live. */
export interface Fault {
  /** The description of the fault, in English. */
  sentence: string;
  /** The records that contain it; empty if they are not known. */
  records: readonly RecordName[];
  /** The page that could not be made. */
  path?: string;
  /** The URL of a link whose target is missing. */
  link?: string;
  /** The path of a removed page, if the link leads there: editors may allow it. */
  deadLink?: string;
}

/** The records and pages that a build would remove, if they are too many to publish without a confirmation. */
export interface Shrink {
  /** Ids of records by collection; empty if only pages were counted. */
  records: Readonly<Record<string, readonly string[]>>;
  /** URL paths of pages. */
  pages: readonly string[];
}

/** The queue's state in PocketBase; times in milliseconds of its clock, 0 for none. */
export interface QueueState {
  now: number;
  /** Increases with each change of public content. */
  revision: number;
  /** The revision of the newest release. */
  builtRevision: number;
  /** Changes up to this revision wait for the next change, because of a rollback. */
  heldRevision: number;
  /** The revision whose build failed; the next attempt follows after a change, or at `retryAt`. */
  failedRevision: number;
  retryAt: number;
  changedAt: number;
  /** The oldest change that no build contains. */
  firstChangeAt: number;
  /** The publisher with the lease, or ''. */
  holder: string;
  leaseUntil: number;
  /** The live release in PocketBase's table. */
  liveRelease: string;
  /** Whether a link to a draft is viewed, and a mark that changes with each change, also of drafts. */
  preview: { wanted: boolean; changed: string };
  /** Releases that editors want live again, and the rows of `builds` with these requests. */
  moves: { build: string; release: string }[];
}

/** The right of a publisher to build, with the build that it is for. */
export interface Lease {
  /** Higher than every earlier lease's: a publisher with a lower number may not publish. */
  fence: number;
  /** The row of `builds`. */
  build: string;
  revision: number;
  /** Describes the change. */
  cause: string;
  /** Milliseconds since the oldest change of this build. */
  waited: number;
  /** The loss that was confirmed on the status page. */
  allowed?: Shrink;
}

/** The result of a build, for its row of `builds`. */
export interface Outcome {
  /** `queued`: not done; another publisher will do it. */
  status: 'live' | 'failed' | 'queued';
  /** The content did not cause the failure: the build is retried without a change. */
  ofMachine?: boolean;
  release?: string;
  parts?: Record<string, number>;
  pages?: number;
  pages_changed?: number;
  changed_paths?: string[];
  error?: string;
  error_link?: string;
  /** Non-blocking problems of a published build. */
  warning?: string;
  /** Removed pages that are still linked to, if there is no other violation: editors may allow it. */
  dead_links?: string[];
  /** The faults of the content: PocketBase sets the changes behind them aside, and queues a build without them. */
  faults?: readonly Fault[];
  /** The loss, if it needs a confirmation. */
  shrink?: Shrink;
}
