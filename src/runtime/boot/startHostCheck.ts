import { siteSettings } from '../page/siteSettings';

/**
 * Warns the operator, in the console, that the site is at another URL than it was built for. The warning's text is fetched only
 * then.
 */
export function startHostCheck(): void {
  const { siteUrl } = siteSettings();
  if (siteUrl === undefined || new URL(siteUrl).host === location.host) return;
  void import('./hostTrouble').then(({ logTrouble }) => logTrouble(siteUrl)).catch(() => undefined);
}
