import { dataLayer } from '../analytics/dataLayer';

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
export function gtag(...args: ['consent', 'default' | 'update', Readonly<Record<string, string>>]): void;
export function gtag(): void {
  // eslint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments);
}

/** Denies everything, before any tag runs. */
export const denyByDefault = (): void => gtag('consent', 'default', DENIED);
