import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { exists } from '../exists';

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
  nextAt: number;
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

/** Whether a release is in this data folder. */
export const isKept = async (data: DataFolder, id: string): Promise<boolean> =>
  Boolean(id) && exists(path.join(data.releases, id));
