import type { BuiltSite } from './BuiltSite';
import type { Violation } from '../site/Violation';

/**
 * Whether browsers run all code that stands in the pages: what the site's Content-Security-Policy does not name, they leave
 * out without a word to anybody but the console. A policy is of the build, so such code is a fault of the code, or was
 * slipped into a page.
 */
export function checkCode({ pages, facts, pageHeaders = {} }: BuiltSite): Violation[] {
  const policy = pageHeaders['Content-Security-Policy'];
  if (policy === undefined) return [];
  const [runs, shows] = [permits(policy, 'script-src'), permits(policy, 'style-src')];
  return Object.keys(pages).flatMap((path) => {
    const { scripts = [], styles = [] } = facts.get(path) ?? {};
    return [
      ...scripts.filter((hash) => !runs(hash)).map((hash) => faultOf(path, 'a script', hash)),
      ...styles.filter((hash) => !shows(hash)).map((hash) => faultOf(path, 'a style', hash)),
    ];
  });
}

function permits(policy: string, directive: string): (hash: string) => boolean {
  const sources = policy.split(';').map((part) => part.trim().split(/\s+/));
  const permitted = new Set(sources.find(([name]) => name === directive));
  return (hash) => permitted.has("'unsafe-inline'") || permitted.has(`'${hash}'`);
}

const faultOf = (path: string, what: string, hash: string): Violation => ({
  sentence:
    `The page ${path} holds ${what} (${hash}) that the site's Content-Security-Policy does not let browsers run. ` +
    'Load it from a file, or name it in src/gatsby/siteJson/contentSecurityPolicy.ts.',
});
