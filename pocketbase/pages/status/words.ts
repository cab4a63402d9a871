import { recordUrl } from '../../hooks/lib/recordUrl';
import type { PlainBuild, Shrink, StatusData } from '../../hooks/status/types';
import { moment } from './times';

export type Action = 'rebuild' | 'go live' | 'publish anyway';
export type Act = (action: Action, build: PlainBuild) => void;

/** Names of the states of a build. */
export const STATES: Readonly<Record<string, string>> = {
  queued: 'waiting',
  building: 'building',
  checking: 'being checked',
  live: 'live',
  replaced: 'was live',
  failed: 'failed',
  rolled_back: 'rolled back',
};

/** The URL of a record in the dashboard. */
export const recordLink = (collection: string, id: string) => recordUrl('', collection, id);

/** A count with its noun: 1 page, 3 pages. @param one the singular */
export const many = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

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
  const texts: Readonly<Record<string, string>> = {
    queued: 'A change waits',
    building: 'Building',
    checking: 'Checking',
    live: 'Live',
    failed: 'Failed',
  };
  return news
    .filter(({ status }) => status in texts)
    .map(({ status, cause }) => `${texts[status]}: ${cause}.`)
    .join(' ');
}

/**
 * Returns the question of a button's confirmation.
 * @param build of the button's row
 */
export function question(
  action: Action,
  { cause, created = '', finished_at = '', deadLinks = [] }: Partial<PlainBuild>,
) {
  if (action === 'rebuild') {
    return {
      title: 'Build the site again?',
      text:
        'The site is built from what is in the dashboard now, checked, and then shown to visitors. ' +
        'Until then they see what they see now.',
      yes: 'Rebuild',
    };
  }
  if (action === 'publish anyway') {
    const pages = deadLinks.length === 1 ? 'A page was' : `${deadLinks.length} pages were`;
    return {
      title: 'Publish with links to what was taken down?',
      text:
        `${pages} taken down, and other pages link there: ${deadLinks.join(', ')}. Those links stay as they are, and ` +
        'who follows one reads that the page was removed. Anything else that is wrong still keeps the site as it was.',
      yes: 'Publish anyway',
    };
  }
  return {
    title: 'Let visitors see this release again?',
    text:
      `Within seconds visitors see the site as it was built on ${moment(finished_at || created)} ` +
      `(${cause}). The records in the dashboard stay as they are, and the next change of content publishes ` +
      'all of them: correct what was wrong before you change anything else.',
    yes: 'Go live again',
  };
}

/**
 * The sentence for a live release that has lost files.
 * @param release the name of the release that visitors see instead
 */
export function lostText(release: string) {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)/.exec(release) || [];
  const when = day ? `of ${moment(`${day} ${hour}:${minute}:00.000Z`)}` : release;
  return (
    `Files of the release that was live are lost, so visitors see the release ${when}. ` +
    'The site is built again by itself; if nothing is being built, choose Rebuild.'
  );
}

/** Describes the obstacle to publishing; '' if there is none. */
export function obstacle({ isStuck, isHeld, retryAt, builderSeen, now, pending, failures }: Progress): string {
  const isRunning = pending.some(({ status }) => status !== 'queued');
  if (isRunning) return '';
  if (now - builderSeen > SILENCE_MS) {
    return 'No builder is at work, so changes wait. Tell whoever looks after the server: npm start runs one.';
  }
  if (isHeld) {
    return (
      'Somebody went back to an older release, so what was changed before that waits. ' +
      'The next change publishes all of it, and so does Rebuild.'
    );
  }
  if (!isStuck || failures.length === 0) return '';
  if (failures[0]?.shrink && !failures[0].shrink.allowed_by && !retryAt) {
    return 'Much of the site would go, so it is not published; visitors still see what was live before. Decide below.';
  }
  const then = retryAt
    ? `It is tried again by itself at ${moment(retryAt)}.`
    : 'Correct it, and it is built again by itself.';
  return `The last change could not be published; visitors still see what was live before. ${then}`;
}

/** A builder polls twice a second. */
const SILENCE_MS = 30_000;

/** The parts of builds that announcement() needs. */
type Builds = { builds: Pick<PlainBuild, 'id' | 'status' | 'cause'>[] };

type Progress = Pick<StatusData, 'isStuck' | 'isHeld' | 'retryAt' | 'builderSeen' | 'now'> & {
  pending: Pick<PlainBuild, 'status'>[];
  failures: (Pick<PlainBuild, 'id'> & { shrink?: Pick<Shrink, 'counts' | 'allowed_by'> | null })[];
};
