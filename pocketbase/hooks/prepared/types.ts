// The data of the status page about prepared changes, and of the dashboard's form.

export type PreparedKind = 'created' | 'changed' | 'deleted';

/** A change of one record that is not published yet. */
export interface PreparedChange {
  /** The id of the change; `id` is that of the record. */
  change: string;
  collection: string;
  id: string;
  label: string;
  kind: PreparedKind;
  /** The label of the record of which this one is a part, or ''. */
  within: string;
  /** Names of the changed fields. */
  changed: string[];
  by: string;
  /** PocketBase's text in UTC. */
  updated: string;
  /** Whether it fits what is published: its record was not deleted, and no other one has its slug. */
  fits: boolean;
  /** The record that it is a part of, at any depth, or itself; of a deletion, as it is published. */
  whole: { collection: string; id: string };
  /** The record whose page shows it, for a preview link; null if it has no page. */
  page: { collection: string; id: string } | null;
}

/** Changes that are published together. */
export interface PreparedSet {
  id: string;
  title: string;
  by: string;
  created: string;
  /** PocketBase's text in UTC, or ''. */
  publish_at: string;
  /** Why it was not published at its time, or ''. */
  error: string;
  changes: PreparedChange[];
  /** The valid preview links of the first page that shows a change. */
  links: { id: string; by: string; expires_at: string }[];
}

/** The times of a set's changes by their ids: a request to discard sends them, so that nothing unseen is lost. */
export const timesOf = ({ changes }: Pick<PreparedSet, 'changes'>): Record<string, string> =>
  Object.fromEntries(changes.map(({ change, updated }) => [change, updated]));

/** Fields that were published with another value since they were prepared. */
export interface Conflict {
  collection: string;
  id: string;
  label: string;
  fields: string[];
}
