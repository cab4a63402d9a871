import { UserError, type RecordName } from '../UserError';
import { dashboardLink } from './dashboardLink';

/** One thing that is not right with a release. */
export interface Violation {
  /** A sentence in plain words, without the place to correct it. */
  sentence: string;
  /** The record in which it can be put right. */
  record?: RecordName;
  /** The address without its fragment, where a page links to one that was taken down: editors may allow it. */
  deadLink?: string;
  /** Addresses of pages that visitors would no longer find, where they are too many. */
  lost?: readonly string[];
  /** It goes live all the same, with a warning. */
  isAllowed?: true;
}

/** More would not be read, and the rest shows once these are put right. */
const SHOWN = 20;

/**
 * The refusal of a release: every fault with the record at fault and its address in the dashboard.
 * @param faults at least one
 */
export function refusal(faults: readonly Violation[], dashboardUrl: string): UserError {
  const count = faults.length === 1 ? 'a fault was' : `${faults.length} faults were`;
  const record = faults.find((fault) => fault.record)?.record;
  const deadLinks = new Set(faults.flatMap(({ deadLink }) => deadLink ?? []));
  const lost = faults.flatMap((fault) => fault.lost ?? []);
  // Both are for people to decide, one after the other.
  const isForPeople = faults.every((fault) => fault.deadLink !== undefined || fault.lost !== undefined);
  const mayStay = isForPeople && deadLinks.size > 0;
  const choice = mayStay
    ? `\nOr choose "publish anyway": who follows such a link reads that the page was removed.`
    : '';
  return new UserError(
    `The new version does not go live, for ${count} found. Visitors see the last good one.\n${listed(faults, dashboardUrl)}${choice}`,
    '',
    {
      ...(record && { record, link: dashboardLink(dashboardUrl, record) }),
      ...(mayStay && { deadLinks: [...deadLinks] }),
      ...(isForPeople && lost.length > 0 && { shrink: { records: {}, pages: lost } }),
    },
  );
}

/** One fault a line, with the place to put it right. */
export function listed(faults: readonly Violation[], dashboardUrl: string): string {
  const lines = faults.slice(0, SHOWN).map((fault) => `- ${fault.sentence}${cure(fault, dashboardUrl)}`);
  if (faults.length > SHOWN) lines.push(`- … and ${faults.length - SHOWN} more.`);
  return lines.join('\n');
}

function cure({ record }: Violation, dashboardUrl: string): string {
  if (!record) return '';
  return ` Open ${record.collection} ${record.id} and correct it: ${dashboardLink(dashboardUrl, record)}`;
}
