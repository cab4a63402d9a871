import { goTo } from '../../lib/browser/clicks';
import { reloadOnce } from './reloadOnce';
import { siteSettings } from '../page/siteSettings';

/** Where the browser keeps the version of the site that it last showed. */
const KEY = 'userappversion';

/** Whether one version comes after another: "1.10.0" after "1.6.20". */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  for (const [index, part] of (a ?? []).entries()) {
    const difference = part - (b?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** A browser that last showed an older version of the site loads the page anew, once, with nothing of the old one. */
export function startVersionGuard(reload: () => void = goTo): void {
  const { version } = siteSettings();
  try {
    const known = localStorage.getItem(KEY);
    if (version === '' || (known !== null && !isNewer(version, known))) return;
    localStorage.setItem(KEY, version);
    // Saved for sure, or the next page would find the old one and load anew as well.
    if (known !== null && localStorage.getItem(KEY) === version) reloadOnce(`version ${version}`, reload);
  } catch {
    // Storage is denied or full: the page works without.
  }
}
