import { dashboardLink } from './dashboardLink';
import { type Fault, listed } from './Fault';

/** What is not right and live all the same, for the row of a build. */
export interface Warning {
  /** '' where all is well. */
  words: string;
  /** The first record in which something can be put right, in the dashboard. */
  link?: string;
}

/**
 * Puts what may go live into words: links to what was taken down, by an editor's leave, and files that are gone.
 * @param allowed only what may
 */
export function warningOf(allowed: readonly Fault[], dashboardUrl: string): Warning {
  const links = allowed.filter(({ deadLink }) => deadLink !== undefined);
  const others = allowed.filter(({ deadLink }) => deadLink === undefined);
  const parts = [
    ...(links.length > 0
      ? [`Live with links to what was taken down, as an editor allowed:\n${listed(links, dashboardUrl)}`]
      : []),
    ...(others.length > 0
      ? [
          `Live without files that are gone; upload them again, or take them out of the record:\n${listed(others, dashboardUrl)}`,
        ]
      : []),
  ];
  const record = allowed.find((fault) => fault.record)?.record;
  return { words: parts.join('\n'), ...(record && { link: dashboardLink(dashboardUrl, record) }) };
}
