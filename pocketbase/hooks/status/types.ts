// The data of the status page and of the bar: hooks make it, the browser scripts in pocketbase/pages show it.

import type { SetAside } from '../setAside/types';
import type { ShrinkItem } from '../shrink/types';

export type { ShrinkItem } from '../shrink/types';

/** A row of `builds`. Times are PocketBase's texts in UTC, '' before the event. */
export interface PlainBuild {
  id: string;
  status: string;
  cause: string;
  by: string;
  collection: string;
  record: string;
  progress: string;
  error: string;
  error_link: string;
  warning: string;
  action: string;
  created: string;
  started_at: string;
  finished_at: string;
  release: string;
  duration_ms: number;
  pages: number;
  pages_changed: number;
  /** Paths that were taken down and that pages of the build still link to. */
  deadLinks: string[];
}

/** A loss that a build would cause, as a person may see it. */
export interface Shrink {
  counts: Record<string, number>;
  pages: number;
  unexplained: number;
  by: string[];
  items: ShrinkItem[];
  allowed_by?: string;
  /** Whether the person may decide about it; `twice`: after a second question. */
  may: 'yes' | 'twice' | 'no';
}

export interface FailedBuild extends PlainBuild {
  shrink: Shrink | null;
}

/** A record as a list names it. */
export interface RecordLabel {
  collection: string;
  id: string;
  label: string;
}

/** A scheduled record, or a set of prepared changes with a moment (collection `prepared_sets`). */
export interface PlannedRecord extends RecordLabel {
  at: string;
}

export interface PreviewLink {
  id: string;
  by: string;
  expires_at: string;
}

export interface DraftRecord extends PlannedRecord {
  links: PreviewLink[];
}

/** The last notification of another host. */
export interface HostNotice {
  id: string;
  status: string;
  host: string;
  cause: string;
  delivered_at: string;
  next_try: string;
  last_error: string;
}

/** The failure of the last nightly backup; times are PocketBase's texts. */
export interface BackupFailure {
  failedAt: string;
  /** For owners with the output of programs below the first line, in English. */
  error: string;
  /** The time of the newest good backup, or ''. */
  at: string;
}

/** A mail that was given up. */
export interface UnsentMail {
  id: string;
  to: string;
  subject: string;
  /** The time of its submission, PocketBase's text. */
  at: string;
  error: string;
}

/** The mails that cannot be sent. */
export interface MailTrouble {
  /** The number of mails that were given up. */
  dead: number;
  /** The number of mails that several attempts did not send, and that wait for the next. */
  late: number;
  /** The number of mails that were begun longer ago than a mail server may take. */
  hung: number;
  /** The last reply of the mail server, in English. */
  error: string;
  /** For owners: the newest of those that were given up. */
  mails: UnsentMail[];
}

/** The live release, and the obstacles of the next one. */
export interface Publishing {
  /** Milliseconds, by the server's clock. */
  now: number;
  revision: number;
  isStuck: boolean;
  isBack: boolean;
  isHeld: boolean;
  retryAt: string;
  builderSeen: number;
  live: PlainBuild | null;
  /** The release that is shown because the live one was lost, or ''. */
  shownInstead: string;
  pending: PlainBuild[];
}

export interface StatusData extends Publishing {
  person: { email: string; role: 'owner' | 'editor' };
  /** Changes with which the site could not be published. */
  setAside: SetAside[];
  planned: PlannedRecord[];
  drafts: DraftRecord[];
  previewTrouble: string;
  failures: FailedBuild[];
  builds: PlainBuild[];
  releases: PlainBuild[];
  /** Another host serves the site, and keeps its earlier releases: none of them is listed. */
  areElsewhere: boolean;
  /** The changes of each release that is listed or live, by its name; none where they are not known any more. */
  changes: Record<string, ReleaseChange[]>;
  host: HostNotice | null;
  /** The titles of the records that builds mention, in the reader's language, by "collection/id". */
  names: Record<string, string>;
  /** The column at fault of records that failures mention, by "collection/id", where it can be found. */
  columns: Record<string, string>;
  backup: BackupFailure | null;
  mail: MailTrouble | null;
  /** For owners: the submissions of the last 30 days that were filed as spam, which no mail reports. */
  spam: number;
}

/** The records that lack Slovenian texts, by their pages. */
export interface Untranslated {
  pages: UntranslatedPage[];
  /** The number of records that are not listed. */
  more: number;
}

/** A page, or another whole, with its texts that lack Slovenian. */
export interface UntranslatedPage extends RecordLabel {
  draft: boolean;
  /** The number of missing texts. */
  texts: number;
  parts: UntranslatedPart[];
}

export interface UntranslatedPart extends RecordLabel {
  /** Of a block; '' for any other record. */
  kind: string;
  /** The English columns. */
  fields: string[];
}

/** The change of a record in a release, as visitors see it. */
export interface ReleaseChange extends RecordLabel {
  kind: 'new' | 'changed' | 'withdrawn' | 'deleted';
}
