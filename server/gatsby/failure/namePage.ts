import { dashboardLink } from '../../site/dashboardLink';
import { UserError } from '../../UserError';
import type { SiteFile } from '../../site/readSiteFile';
import type { ReportedError } from '../BuildClock';
import type { GatsbyFailure } from './gatsbyFailure';

/** Gatsby's error 95313: an exception while a page was rendered. It names the page's path, and nothing of its record. */
const NOT_RENDERED = /Building static HTML failed for path "([^"]+)"/;

/**
 * Names the page that could not be rendered, and the record whose page it is with its link in the dashboard.
 * @param failure as Gatsby's output says it
 * @param said the end of the output, and the errors that Gatsby reported
 * @param site the last build, by which a path leads to a record; a page that is new has none there
 */
export function namePage(
  failure: GatsbyFailure,
  { output, errors }: { output: string; errors: readonly ReportedError[] },
  site: Pick<SiteFile, 'pages' | 'dashboardUrl' | 'siteUrl'> | undefined,
): GatsbyFailure {
  const path = NOT_RENDERED.exec([output, ...errors.map(({ text }) => text)].join('\n'))?.[1];
  if (path === undefined) return failure;
  const { collection, record: id } = site?.pages[path] ?? {};
  const { message, detail } = failure.problem;
  const page = `The page ${path} could not be rendered.`;
  if (!site || !collection || !id) {
    const cure = 'Take back the last change of the record whose page it is, or of a block on it.';
    return { ...failure, problem: new UserError(`${page} ${cure}\n${message}`, detail) };
  }
  const record = { collection, id };
  const link = dashboardLink(site.dashboardUrl ?? site.siteUrl, record);
  const cure = `Open ${collection} ${id}, and take back its last change or that of one of its parts: ${link}`;
  return { ...failure, problem: new UserError(`${page} ${cure}\n${message}`, detail, { record, link }) };
}
