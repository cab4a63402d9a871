import { dashboardLink } from './dashboardLink';
import { type Violation, listed } from './Violation';

/** Non-blocking problems of a published build, for its row. */
export interface Warning {
  /** '' where all is well. */
  words: string;
  /** The first record in which something can be put right, in the dashboard. */
  link?: string;
}

const LINKS = 'Live with links to what was taken down, as an editor allowed:';
const FILES = 'Live without files that are gone; upload them again, or take them out of the record:';
const RULES = 'Live without rules that would lock the dashboard, the API or the forms:';

/**
 * Puts what may go live into words: links to what was taken down, by an editor's leave, and files that are gone.
 * @param allowed only what may
 */
export function warningOf(allowed: readonly Violation[], dashboardUrl: string): Warning {
  const isLink = ({ deadLink }: Violation): boolean => deadLink !== undefined;
  const isFile = ({ record }: Violation): boolean => record !== undefined;
  const part = (head: string, faults: readonly Violation[]): string[] =>
    faults.length > 0 ? [`${head}\n${listed(faults, dashboardUrl)}`] : [];
  const parts = [
    ...part(LINKS, allowed.filter(isLink)),
    ...part(
      FILES,
      allowed.filter((one) => !isLink(one) && isFile(one)),
    ),
    ...part(
      RULES,
      allowed.filter((one) => !isLink(one) && !isFile(one)),
    ),
  ];
  const record = allowed.find((fault) => fault.record)?.record;
  return { words: parts.join('\n'), ...(record && { link: dashboardLink(dashboardUrl, record) }) };
}
