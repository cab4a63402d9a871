import { fill } from '../../../src/lib/text/fill';
import { editPath, recordUrl } from '../../hooks/lib/recordUrl';
import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import type { HostNotice, PlainBuild, Shrink, StatusData } from '../../hooks/status/types';
import { causeText } from './sentences';
import { counted, texts } from './texts';
import { moment } from './times';

export type Action = 'rebuild' | 'go live' | 'publish anyway';
export type Act = (action: Action, build: PlainBuild) => void;

/** The texts of an action's confirmation. */
const QUESTIONS = { rebuild: 'rebuild', 'go live': 'goLive', 'publish anyway': 'publish' } as const;

/**
 * The path where a record is edited: its editing page, which for a part is that of its whole; the dashboard for what has none.
 * @param field the column that gets the focus
 */
export const recordLink = (collection: string, id: string, field = ''): string =>
  collectionOf(collection)
    ? `${editPath(collection, id)}${field && `?field=${encodeURIComponent(field)}`}`
    : recordUrl('', collection, id);

/** The titles of records in the reader's language, by "collection/id". */
let titles: Readonly<Record<string, string>> = {};

/** Sets the titles of the records that builds mention. */
export const setTitles = (next: Readonly<Record<string, string>>) => (titles = next);

/** The title of a record; undefined for one that is gone. */
export const titleOf = (collection: string, id: string): string | undefined => titles[`${collection}/${id}`];

/** The columns at fault of records that failures mention, by "collection/id". */
let columns: Readonly<Record<string, string>> = {};

/** Sets the columns at fault. */
export const setColumns = (next: Readonly<Record<string, string>>) => (columns = next);

/** The column at fault of a record; '' if it is not known. */
export const columnAtFault = (collection: string, id: string): string => columns[`${collection}/${id}`] ?? '';

/** A build by its purpose, and the record that caused it. */
export type Caused = Pick<PlainBuild, 'cause'> & Partial<Pick<PlainBuild, 'collection' | 'record'>>;

/** The purpose of a build, in the reader's language. */
export const causeOf = ({ cause, collection = '', record = '' }: Caused): string =>
  causeText(cause, titleOf(collection, record));

/**
 * Returns the sentence for a screen reader after a change; without progress, which would be announced all the time.
 * @param before the earlier data
 * @param after the new data
 * @returns '' if there is nothing to announce
 */
export function announcement(before: Builds | undefined, after: Builds): string {
  if (!before) return '';
  const states = new Map(before.builds.map(({ id, status }) => [id, status]));
  const news = after.builds.filter(({ id, status }) => states.get(id) !== status);
  const sentences: Readonly<Record<string, string>> = texts.news;
  return news
    .map((build) => fill(sentences[build.status] ?? '', { cause: causeOf(build) }))
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the question of a button's confirmation.
 * @param build of the button's row
 */
export function question(action: Action, build: Partial<PlainBuild>) {
  const { cause = '', created = '', finished_at = '', deadLinks = [] } = build;
  const words = texts.questions[QUESTIONS[action]];
  const built = finished_at || created;
  const values = { cause: causeOf({ ...build, cause }), time: built ? moment(built) : '' };
  const text =
    'text' in words
      ? fill(words.text, values)
      : counted(words, 'text', deadLinks.length, { links: deadLinks.join(', ') });
  return { title: words.title, text, yes: words.yes, done: words.done };
}

/**
 * The sentence for a live release that has lost files.
 * @param release the name of the release that visitors see instead
 */
export function lostText(release: string) {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)/.exec(release) || [];
  const when = day ? fill(texts.live.lostOf, { time: moment(`${day} ${hour}:${minute}:00.000Z`) }) : release;
  return fill(texts.live.lost, { release: when });
}

/** Describes the obstacle to publishing; '' if there is none. */
export function obstacle({ isStuck, isHeld, retryAt, builderSeen, now, pending, failures, host }: Progress): string {
  const isRunning = pending.some(({ status }) => status !== 'queued');
  if (isRunning) return '';
  // A host that was notified, or is about to be, builds the site; no builder polls then.
  if (host?.status === 'failed') return fill(texts.host.failed, { host: host.host, why: host.last_error });
  if (!host && now - builderSeen > SILENCE_MS) return texts.obstacles.noBuilder;
  if (isHeld) return texts.obstacles.held;
  if (!isStuck || failures.length === 0) return '';
  if (failures[0]?.shrink && !failures[0].shrink.allowed_by && !retryAt) return texts.obstacles.shrink;
  return retryAt ? fill(texts.obstacles.retried, { time: moment(retryAt) }) : texts.obstacles.failed;
}

/** A builder polls twice a second. */
const SILENCE_MS = 30_000;

/** The parts of builds that announcement() needs. */
type Builds = { builds: (Pick<PlainBuild, 'id' | 'status'> & Caused)[] };

type Progress = Pick<StatusData, 'isStuck' | 'isHeld' | 'retryAt' | 'builderSeen' | 'now'> & {
  host: Pick<HostNotice, 'status' | 'host' | 'last_error'> | null;
  pending: Pick<PlainBuild, 'status'>[];
  failures: (Pick<PlainBuild, 'id'> & { shrink?: Pick<Shrink, 'counts' | 'allowed_by'> | null })[];
};
