import { goTo } from '../../lib/browser/clicks';
import { reloadOnce } from './reloadOnce';
import { siteSettings } from '../page/siteSettings';

/** Key of the local storage: the version of the site that the browser last showed. */
const KEY = 'userappversion';

/** Whether one version is later than another: "1.10.0" than "1.6.20". */
export const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;

/** Reloads the page once in a browser that last showed an older version of the site. */
export function startVersionGuard(reload: () => void = goTo): void {
  const { version } = siteSettings();
  try {
    const known = localStorage.getItem(KEY);
    if (version === '' || (known !== null && !isNewer(version, known))) return;
    localStorage.setItem(KEY, version);
    // Only if it is saved: the next page would find the old version and reload as well.
    if (known !== null && localStorage.getItem(KEY) === version) reloadOnce(`version ${version}`, reload);
  } catch {
    // Storage is denied or full: the page works without.
  }
}
