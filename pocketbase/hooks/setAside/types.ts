import type { RecordName } from '../../../src/lib/publishing/protocol';
import type { PreparedKind } from '../prepared/types';
import type { VersionData } from '../versions/types';

/** A record as a list names it. */
export interface NamedRecord extends RecordName {
  label: string;
}

/** A record that was changed since the last published build, with the difference between both. */
export interface Candidate extends RecordName {
  /** "pages/<id>": the record of which it is a part, or its own name. */
  whole: string;
  label: string;
  by: string;
  /** The time of its last change. */
  at: string;
  /** The change that shows its published version: `created` if it was deleted since, `deleted` if it was not published. */
  kind: PreparedKind;
  /** The published version. */
  data: VersionData;
  /** Its paths without a locale, now and as published; of a redirect both ends. */
  addresses: string[];
  /** Whether hooks changed it beside another record. */
  follows: boolean;
}

/** The reason why records are set aside, as their rows store it. */
export interface Reason {
  /** The descriptions of the faults, in English. */
  sentences: string[];
  /** The records that contain it and that are not set aside. */
  places: RecordName[];
  /** Removed pages to which links may be allowed; empty if something else is wrong too. */
  deadLinks: string[];
}

/** Records that are set aside for one reason, for the status page. */
export interface SetAside {
  /** The id of the group. */
  id: string;
  /** The record whose page it is, or the first one. */
  record: NamedRecord;
  kind: PreparedKind;
  /** The number of its parts that are set aside too, and of redirects. */
  parts: number;
  sentences: string[];
  /** The records that contain the fault. */
  places: NamedRecord[];
  /** The person who changed it last, or ''. */
  by: string;
  /** PocketBase's text in UTC. */
  since: string;
  /** The build that failed. */
  build: string;
  /** As its reason has them. */
  deadLinks: string[];
}
