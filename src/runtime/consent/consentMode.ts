import { dataLayer } from '../analytics/dataLayer';
import type { Choice } from './choice';

/** The signals of Google's Consent Mode, version 2. Nothing on this site is for advertisements, whatever the choice. */
export const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
} as const;

/** Google's `gtag` command: Tag Manager recognises it by the `arguments` object, and does not accept an array. */
function gtag(...args: ['consent', 'default' | 'update', Readonly<Record<string, string>>]): void;
function gtag(): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}

const granted = (agreed: boolean): string => (agreed ? 'granted' : 'denied');

/** Denies everything, before any tag runs. */
export const denyByDefault = (): void => gtag('consent', 'default', DENIED);

/** Reports the visitor's consent. */
export function updateConsent({ analytics, functional }: Choice): void {
  gtag('consent', 'update', {
    analytics_storage: granted(analytics),
    functionality_storage: granted(functional),
    personalization_storage: granted(functional),
  });
}
