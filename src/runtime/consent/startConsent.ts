import { isBot } from '../../lib/browser/isBot';
import { denyByDefault } from './consentMode';
import { siteSettings } from '../page/siteSettings';

/** Deals with consent where the site has something to ask about; any other site loads nothing of it. */
export function startConsent(): void {
  const { consent } = siteSettings();
  if (!consent || isBot(navigator.userAgent)) return;
  // Tags learn what they may do before anything calls or loads them, and before the first event.
  if (consent.tagManager) denyByDefault();
  const { dataset } = document.body;
  // src/runtime/analytics/startPageViews.ts waits for what was chosen before.
  dataset.asks = '';
  // Should it not come, nothing is agreed to, and the page is whole.
  void import('./applyConsent')
    .then(
      ({ applyConsent }) => applyConsent(consent),
      () => undefined,
    )
    .finally(() => delete dataset.asks);
}
