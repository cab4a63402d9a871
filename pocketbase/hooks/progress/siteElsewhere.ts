import { liveRelease } from '../queue/publishingRow';

/**
 * The URL of the requested page on the site's own origin, where a static host serves it: a release is live, and this machine has
 * none. Editors follow links of the dashboard and the editing page to it.
 * @param app of PocketBase
 * @param request for a page
 * @returns undefined while there is no release anywhere, or for a request to the site's own origin
 */
export function siteElsewhere(app: core.App, { host, url }: http.Request): string | undefined {
  const origin = $os.getenv('SITE_ORIGIN') || '';
  if (!origin || origin.replace(/^https?:\/\//, '') === host || liveRelease(app) === '') return undefined;
  return origin + url.requestURI();
}
