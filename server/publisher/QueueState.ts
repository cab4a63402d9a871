import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { exists } from '../exists';

/** PocketBase's state of publishing; times in milliseconds of its clock, 0 for none. */
export interface QueueState {
  now: number;
  /** One more with each change of what visitors read. */
  revision: number;
  /** The revision of the newest release. */
  builtRevision: number;
  /** Changes up to this revision wait for the next change, because an older release was chosen. */
  heldRevision: number;
  /** The revision that failed; another attempt comes with a change, or at `retryAt`. */
  failedRevision: number;
  retryAt: number;
  changedAt: number;
  /** The oldest change that no build has taken. */
  firstChangeAt: number;
  nextAt: number;
  /** The publisher with the lease, or ''. */
  holder: string;
  leaseUntil: number;
  /** The release that visitors see, as far as PocketBase knows. */
  liveRelease: string;
  /** Whether somebody looks at drafts by a link, and a mark that is another one after each change, of drafts too. */
  preview: { wanted: boolean; changed: string };
  /** Releases that editors want visitors to see again, and the builds whose rows ask for it. */
  moves: { build: string; release: string }[];
}

/** Whether a release is in this data folder. */
export const isKept = async (data: DataFolder, id: string): Promise<boolean> =>
  Boolean(id) && exists(path.join(data.releases, id));
