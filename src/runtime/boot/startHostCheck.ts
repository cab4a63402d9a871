import { siteSettings } from '../page/siteSettings';

/**
 * Tells whoever runs the site, in the console, that it stands at another address than it was built for. What to say of it
 * is fetched only then.
 */
export function startHostCheck(): void {
  const { siteUrl } = siteSettings();
  if (siteUrl === undefined || new URL(siteUrl).host === location.host) return;
  void import('./hostTrouble').then(({ tellTrouble }) => tellTrouble(siteUrl)).catch(() => undefined);
}
