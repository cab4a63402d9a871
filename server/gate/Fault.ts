import { Problem, type RecordName } from '../Problem';
import { dashboardLink } from './dashboardLink';

/** One thing that keeps a release from going live. */
export interface Fault {
  /** A sentence in plain words, without the place to correct it. */
  sentence: string;
  /** The record in which it can be put right. */
  record?: RecordName;
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
  return new Problem(
    `The new version does not go live, for ${count} found. Visitors see the last good one.\n${lines.join('\n')}`,
    '',
    record && { record, link: dashboardLink(dashboardUrl, record) },
  );
}

function cure(record: RecordName | undefined, dashboardUrl: string): string {
  if (!record) return '';
  return ` Open ${record.collection} ${record.id} and correct it: ${dashboardLink(dashboardUrl, record)}`;
}
