import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import type { Plan, RecordState } from './RecordState';

/** Records that may go: all, or these by collection. */
export type AllowedToGo = 'all' | ReadonlyMap<string, ReadonlySet<string>>;

/** A collection that would lose more records than the option `deleteGuard` allows. */
export interface Shrinking {
  collection: string;
  before: number;
  /** Ids of the lost records. */
  records: string[];
  /** Paths of their pages. */
  pages: string[];
}

const published = (states: RecordState[]) => states.filter(({ isDraft }) => !isDraft);

/**
 * Finds a collection that would lose many records: the cause is mostly a wrong server, filter or rule, rarely an editor. Drafts do
 * not count, because all are removed when a preview ends, nor do allowed records.
 */
export function findShrinking(
  collection: string,
  states: RecordState[],
  { removed: gone }: Pick<Plan, 'removed'>,
  guard: Options['deleteGuard'],
  allowed: AllowedToGo,
): Shrinking | undefined {
  if (allowed === 'all') return undefined;
  const mayGo = (state: RecordState) => allowed.get(collection)?.has(state.pbId) === true;
  const removed = published(gone);
  const counted = removed.filter((state) => !mayGo(state)).length;
  const before = published(states).length;
  const expected = before - (removed.length - counted);
  if (counted <= Math.max(guard.records, expected * guard.share)) return undefined;
  const pages = removed.flatMap(({ paths }) => paths);
  return { collection, before, records: removed.map(({ pbId }) => pbId), pages };
}

/**
 * Stops a build in which collections would lose too many records.
 * @param report writes the records to a file and returns its path
 * @throws SourceError
 */
export function guardAgainstShrinking(found: Shrinking[], report: (found: Shrinking[]) => string): void {
  const [first, ...others] = found;
  if (!first) return;
  const count = ({ before, records }: Shrinking) => ({ removed: String(records.length), before: String(before) });
  throw new SourceError('10301', {
    collection: first.collection,
    ...count(first),
    others: others.map((other) => `, "${other.collection}" ${other.records.length} of its ${other.before}`).join(''),
    refused: report(found),
  });
}

/** The file that the variable PB_ALLOW_SHRINK names. */
function fileOf({ PB_ALLOW_SHRINK: value = '' }: NodeJS.ProcessEnv): string | undefined {
  return path.isAbsolute(value) ? value : undefined;
}

/**
 * Reads the variable PB_ALLOW_SHRINK: `1` allows everything; otherwise it is the path of a file with the ids of allowed records by
 * collection: `{"records": {"posts": ["…"]}}`. The file is read at each build, so it can change while a process runs. Without the
 * variable or the file nothing is allowed.
 */
export function allowedToGo(env: NodeJS.ProcessEnv): AllowedToGo {
  if (env.PB_ALLOW_SHRINK === '1') return 'all';
  const file = fileOf(env);
  const { records = {} } = (file ? read(file) : {}) as { records?: Record<string, string[]> };
  return new Map(Object.entries(records).map(([collection, ids]) => [collection, new Set(ids)]));
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Writes the lost records to a file beside it, for the publisher. Not into the error that Gatsby sends: a message of more than some
 * 200 kB is lost when its process ends immediately after it.
 * @returns the file's path, or '' without such a file
 */
export function reportRefused(env: NodeJS.ProcessEnv, found: Shrinking[]): string {
  const file = fileOf(env);
  if (!file) return '';
  writeFileSync(`${file}.refused`, JSON.stringify(found));
  return `${file}.refused`;
}
