import { Problem, type RecordName } from '../Problem';
import { dashboardLink } from './dashboardLink';

/** One thing that keeps a release from going live. */
export interface Fault {
  /** A sentence in plain words, without the place to correct it. */
  sentence: string;
  /** The record in which it can be put right. */
  record?: RecordName;
  /** The address without its fragment, where a page links to one that was taken down: editors may allow it. */
  deadLink?: string;
  /** An editor allowed it. */
  isAllowed?: true;
}

/** More would not be read, and the rest shows once these are put right. */
const SHOWN = 20;

/**
 * The refusal of a release: every fault with the record at fault and its address in the dashboard.
 * @param faults at least one
 */
export function refusal(faults: readonly Fault[], dashboardUrl: string): Problem {
  const lines = faults.slice(0, SHOWN).map(({ sentence, record }) => `- ${sentence}${cure(record, dashboardUrl)}`);
  if (faults.length > SHOWN) lines.push(`- … and ${faults.length - SHOWN} more.`);
  const count = faults.length === 1 ? 'a fault was' : `${faults.length} faults were`;
  const record = faults.find((fault) => fault.record)?.record;
  const deadLinks = new Set(faults.flatMap(({ deadLink }) => deadLink ?? []));
  const mayStay = faults.every(({ deadLink }) => deadLink !== undefined);
  const choice = mayStay
    ? `\nOr choose "publish anyway": who follows such a link reads that the page was removed.`
    : '';
  return new Problem(
    `The new version does not go live, for ${count} found. Visitors see the last good one.\n${lines.join('\n')}${choice}`,
    '',
    {
      ...(record && { record, link: dashboardLink(dashboardUrl, record) }),
      ...(mayStay && { deadLinks: [...deadLinks] }),
    },
  );
}

/**
 * Links to what was taken down that an editor allowed, in words for the row of the build.
 * @returns '' where there is none
 */
export function warningOf(allowed: readonly Fault[]): string {
  const lines = allowed.slice(0, SHOWN).map(({ sentence }) => `- ${sentence}`);
  if (allowed.length > SHOWN) lines.push(`- … and ${allowed.length - SHOWN} more.`);
  return lines.length === 0 ? '' : `Live with links to what was taken down, as an editor allowed:\n${lines.join('\n')}`;
}

function cure(record: RecordName | undefined, dashboardUrl: string): string {
  if (!record) return '';
  return ` Open ${record.collection} ${record.id} and correct it: ${dashboardLink(dashboardUrl, record)}`;
}
