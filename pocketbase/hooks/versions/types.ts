// Versions of records: hooks make this data, the browser scripts in pocketbase/pages show it.

/** The kinds of a version; `before`: the state before the first save that was kept. */
export type VersionKind = 'before' | 'created' | 'changed' | 'deleted' | 'restored';

/** A version as lists have it. */
export interface VersionRow {
  id: string;
  /** A number that grows with each version. */
  at: number;
  kind: VersionKind;
  collection: string;
  record: string;
  /** Collection and id of the record of which this one is a part, or its own. */
  whole: string;
  label: string;
  /** The label of the whole; '' for a whole. */
  within: string;
  /** Names of the changed fields. */
  changed: string[];
  by: string;
  /** PocketBase's text in UTC. */
  created: string;
  /** Whether the record is stored now. */
  isThere: boolean;
  /** Whether a deleted record can be brought back. */
  kept: boolean;
}

export interface VersionList {
  versions: VersionRow[];
  hasMore: boolean;
  /** All people and collections that have versions. */
  people: string[];
  collections: string[];
}

/** The fields of a record; files by their names, JSON fields as text. */
export type VersionData = Record<string, unknown>;

export interface VersionDetail {
  version: VersionRow;
  data: VersionData;
  /** The version before it. */
  previous: { version: VersionRow; data: VersionData } | null;
  /** The record as it is stored now. */
  now: { data: VersionData; updated: string } | null;
  /** The fields of the collection in their order, with PocketBase's types. */
  fields: { name: string; type: string }[];
  /** Labels of the records to which the relations lead, by id. */
  labels: Record<string, string>;
  /** Relations of the version to records that are gone: a restore leaves them out. */
  gone: { field: string; label: string }[];
}

/** Fields that a restore leaves as they are: going live, or away, is a decision of its own, and so is hiding a block. */
export const KEPT_AS_IS: readonly string[] = ['id', 'status', 'publish_at', 'hidden'];
