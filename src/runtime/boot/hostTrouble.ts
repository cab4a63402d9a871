import { logProblem } from '../../lib/browser/logProblem';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

type Trouble = { readonly level: 'warn' | 'error'; readonly message: string };

/**
 * Compares the host of the page with `SITE_URL`, from which canonical links and links between locales are built; a local host
 * is always accepted.
 * @param siteUrl of the build
 * @param host of the page, with the port if there is one
 */
export function hostTrouble(siteUrl: string, host: string): Trouble | null {
  const isLocal = (name: string) => LOOPBACK.test(name.replace(/:\d+$/, ''));
  const { host: own } = new URL(siteUrl);
  if (own === host || isLocal(host)) return null;
  if (isLocal(own)) {
    return { level: 'warn', message: `SITE_URL was not set when this site was built: its links name ${siteUrl}.` };
  }
  return { level: 'error', message: `This site was built for ${own} and is seen at ${host}: check SITE_URL.` };
}

/** Logs the result to the console. */
export function logTrouble(siteUrl: string): void {
  const trouble = hostTrouble(siteUrl, location.host);
  if (trouble) logProblem(trouble.level, trouble.message);
}
