import type { Fault, RecordName } from '../../src/lib/publishing/protocol';
import { BrokenBuildError, dashboardLink, UserError } from '../UserError';

/** A failed check of the gate. */
export interface Violation {
  /** A sentence without the record's URL. */
  sentence: string;
  /** The record in which it can be corrected. */
  record?: RecordName;
  /** The path of a removed page, if the violation is a link to it: editors may allow such links. */
  deadLink?: string;
  /** The URL of a link whose target is missing. */
  link?: string;
  /** A fault of the build and not of the content: another attempt may succeed. */
  isOfBuild?: true;
  /** URL paths of lost pages, if they are too many. */
  lost?: readonly string[];
  /** Non-blocking: the release goes live with a warning. */
  isAllowed?: true;
}

/** The rest is shown once these are corrected. */
const SHOWN = 20;

/**
 * The refusal of a release: every violation with the record to correct and its URL in the dashboard.
 * @param violations at least one
 */
export function refusal(violations: readonly Violation[], dashboardUrl: string): UserError {
  const count = violations.length === 1 ? 'a fault was' : `${violations.length} faults were`;
  const record = violations.find((violation) => violation.record)?.record;
  const deadLinks = new Set(violations.flatMap(({ deadLink }) => deadLink ?? []));
  const lost = violations.flatMap((violation) => violation.lost ?? []);
  // Editors decide about both, one after the other.
  const isForPeople = violations.every((violation) => violation.deadLink !== undefined || violation.lost !== undefined);
  const mayStay = isForPeople && deadLinks.size > 0;
  const choice = mayStay
    ? `\nOr choose "publish anyway": who follows such a link reads that the page was removed.`
    : '';
  const RefusalError = violations.some(({ isOfBuild }) => isOfBuild) ? BrokenBuildError : UserError;
  return new RefusalError(
    `The new version does not go live, for ${count} found. Visitors see the last good one.\n${list(violations, dashboardUrl)}${choice}`,
    '',
    {
      ...(record && { record, link: dashboardLink(dashboardUrl, record) }),
      faults: faultsOf(violations),
      ...(mayStay && { deadLinks: [...deadLinks] }),
      ...(isForPeople && lost.length > 0 && { shrink: { records: {}, pages: lost } }),
    },
  );
}

/** More faults than this are no matter of single records. */
const MOST_FAULTS = 500;

/** Each fault once, with all records that contain it; empty if one of them is no fault of the content. */
function faultsOf(violations: readonly Violation[]): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { sentence, record, link, deadLink, lost, isOfBuild } of violations) {
    if (isOfBuild || lost) return [];
    const known = faults.get(sentence)?.records ?? [];
    const records = record ? [...known, record] : known;
    faults.set(sentence, { sentence, records, ...(link && { link }), ...(deadLink && { deadLink }) });
  }
  return faults.size > MOST_FAULTS ? [] : [...faults.values()];
}

/** One line for each violation, with the record to correct. */
function list(violations: readonly Violation[], dashboardUrl: string): string {
  const lines = violations
    .slice(0, SHOWN)
    .map((violation) => `- ${violation.sentence}${remedy(violation, dashboardUrl)}`);
  if (violations.length > SHOWN) lines.push(`- … and ${violations.length - SHOWN} more.`);
  return lines.join('\n');
}

function remedy({ record }: Violation, dashboardUrl: string): string {
  if (!record) return '';
  return ` Open ${record.collection} ${record.id} and correct it: ${dashboardLink(dashboardUrl, record)}`;
}

/** Non-blocking problems of a published build, for its row. */
export interface Warning {
  /** Empty if there is no problem. */
  words: string;
  /** The URL in the dashboard of the first record to correct. */
  link?: string;
}

const LINKS = 'Live with links to what was taken down, as an editor allowed:';
const FILES = 'Live without files that are gone; upload them again, or take them out of the record:';
const RULES = 'Live without rules that would lock the dashboard, the API or the forms:';

/**
 * Describes non-blocking violations: allowed links to removed pages, missing files, ignored rules.
 * @param allowed the non-blocking violations
 */
export function warningOf(allowed: readonly Violation[], dashboardUrl: string): Warning {
  const headOf = ({ deadLink, record }: Violation) => (deadLink ? LINKS : record ? FILES : RULES);
  const parts = [LINKS, FILES, RULES].flatMap((head) => {
    const violations = allowed.filter((violation) => headOf(violation) === head);
    return violations.length > 0 ? [`${head}\n${list(violations, dashboardUrl)}`] : [];
  });
  const record = allowed.find((violation) => violation.record)?.record;
  return { words: parts.join('\n'), ...(record && { link: dashboardLink(dashboardUrl, record) }) };
}
