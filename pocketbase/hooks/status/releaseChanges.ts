import { findOnce } from '../lib/rootOf';
import type { VersionKind } from '../versions/types';
import type { ReleaseChange } from './types';

/** A version as a release may contain it. */
export interface Saved {
  kind: VersionKind;
  collection: string;
  record: string;
  /** Collection and id of the record of which it is a part, or its own, and the label of that whole; '' for a whole. */
  whole: string;
  within: string;
  label: string;
  /** Names of the changed fields, separated by commas. */
  changed: string;
  /** PocketBase's text in UTC. */
  created: string;
  /** That of the record after the save; '' for a collection without it. */
  status: string;
}

const COLUMNS = ['kind', 'collection', 'record', 'whole', 'within', 'label', 'changed', 'created'] as const;
/** Versions that are read for all releases together: more than editors save in a month. */
const MOST = 2000;
/** The strongest first. */
const RANK: readonly ReleaseChange['kind'][] = ['deleted', 'withdrawn', 'new', 'changed'];

/** The saves since a time, the oldest first. */
function savesSince(app: core.App, since: string): Saved[] {
  const empty = Object.fromEntries([...COLUMNS, 'status'].map((name) => [name, '']));
  const found = arrayOf(new DynamicModel(empty));
  app
    .db()
    .newQuery(
      `SELECT ${COLUMNS.map((name) => `[[${name}]]`).join(', ')}, ` +
        "COALESCE(json_extract([[data]], '$.status'), '') AS [[status]] FROM {{versions}} " +
        `WHERE [[created]] > {:since} AND [[kind]] != 'before' ORDER BY [[_rowid_]] DESC LIMIT ${MOST}`,
    )
    .bind({ since })
    .all(found);
  return found.map((row) => ({ ...empty, ...row }) as unknown as Saved).reverse();
}

/** The effect of a save for visitors; undefined if they see none, as with a draft. */
export function effectOf({ kind, collection, changed, status }: Saved): ReleaseChange['kind'] | undefined {
  // The status of a redirect is a number, and a part has none.
  const hasDrafts = status === 'draft' || status === 'published';
  if (status === 'draft') return changed.split(',').includes('status') && kind !== 'created' ? 'withdrawn' : undefined;
  // Hooks make and delete removed pages beside the changes of others.
  if (collection === 'gone') return undefined;
  if (kind === 'deleted') return 'deleted';
  if (kind === 'created') return 'new';
  return hasDrafts && changed.split(',').includes('status') ? 'new' : 'changed';
}

/**
 * The changes of each release, by its name: whole records, since a page is changed by its blocks.
 * @param releases the name of each, and when its build began to read the content; in any order
 */
export function releaseChanges(
  app: core.App,
  releases: readonly { release: string; readAt: string }[],
): Record<string, ReleaseChange[]> {
  const ordered = releases.filter(({ readAt }) => readAt !== '').sort((a, b) => (a.readAt < b.readAt ? -1 : 1));
  const [oldest] = ordered;
  if (!oldest) return {};
  const find = findOnce(app);
  const saves = savesSince(app, oldest.readAt);
  return Object.fromEntries(
    ordered.slice(1).map(({ release, readAt }, at) => {
      const since = ordered[at]?.readAt ?? '';
      const own = saves.filter(({ created }) => created > since && created <= readAt);
      return [release, strongest(own.flatMap((save) => changeOf(save, find)))];
    }),
  );
}

function changeOf(save: Saved, find: ReturnType<typeof findOnce>): ReleaseChange[] {
  const { collection, record: id, whole, within, label } = save;
  const kind = effectOf(save);
  if (!kind) return [];
  if (whole === `${collection}/${id}`) return [{ collection, id, label, kind }];
  const [of = '', page = ''] = whole.split('/');
  // The parts of a draft are not seen either.
  return find(of, page)?.getString('status') === 'draft'
    ? []
    : [{ collection: of, id: page, label: within, kind: 'changed' }];
}

/** One change for each record: a new article that was changed afterwards is new. */
function strongest(changes: readonly ReleaseChange[]): ReleaseChange[] {
  const byRecord = new Map<string, ReleaseChange>();
  for (const change of changes) {
    const before = byRecord.get(change.id);
    if (!before || RANK.indexOf(change.kind) < RANK.indexOf(before.kind)) byRecord.set(change.id, change);
  }
  return [...byRecord.values()];
}
