import SYSTEM from '../lib/systemPaths.json';
import { siteNow } from '../release/siteNow';
import { checkRedirect, type Refusal } from './checkRedirect';
import { prefixesOf } from './inEachLocale';
import { systemPathOf } from './systemPath';

/**
 * Finds the fault of a redirect beside all others and beside the rules of the site's code.
 * @param draft the record as it is to be
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

/**
 * The path of the API, the dashboard or the forms that a path would take.
 * @returns the system's path
 */
export function systemPathTakenBy(from: string): string | undefined {
  const { homes = {} } = siteNow();
  return systemPathOf(from, prefixesOf(homes), SYSTEM.server);
}
