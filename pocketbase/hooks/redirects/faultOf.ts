import { siteNow } from '../release/loadLive';
import { checkRedirect, type Refusal } from './checkRedirect';

/**
 * Checks a redirect before it is saved beside all others and the rules of the site's code.
 * @param draft the record before it is saved
 */
export function faultOf(
  app: core.App,
  { id = '', from, to }: { id?: string; from: string; to: string },
): Refusal | undefined {
  const others = app.findAllRecords('redirects').filter((record) => record.id !== id);
  const { homes, siteUrl, files, redirects = [] } = siteNow();
  const builtIn = redirects.filter((rule) => rule.builtIn);
  const rules = others.map((record) => ({ from: record.getString('from'), to: record.getString('to') }));
  return checkRedirect({ from, to }, rules, { homes, siteUrl, builtIn, files: files || {} });
}
