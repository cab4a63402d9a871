import { isBot } from '../../lib/browser/isBot';
import { denyByDefault } from './consentMode';
import { siteSettings } from '../page/siteSettings';

/** Handles consent if the site has services that need it; any other site loads nothing of it. */
export function startConsent(): void {
  const { consent } = siteSettings();
  if (!consent || isBot(navigator.userAgent)) return;
  // The default is set before anything calls or loads tags, and before the first event.
  if (consent.tagManager) denyByDefault();
  const { dataset } = document.body;
  // src/runtime/analytics/startPageViews.ts waits until the earlier choice is applied.
  dataset.asks = '';
  // If it does not load, there is no consent, and the page works without.
  void import('./applyConsent')
    .then(
      ({ applyConsent }) => applyConsent(consent),
      () => undefined,
    )
    .finally(() => delete dataset.asks);
}
