import { siteSettings } from '../page/siteSettings';

/** Version of the schema in docs/data-layer.md: raised when a field goes or changes its meaning. */
const DL_VERSION = 1;

/** A page that a visitor was shown. */
export type PageView = {
  readonly event: 'page_view_virtual';
  readonly page_path: string;
  readonly page_location: string;
  readonly page_title: string;
  readonly page_language: string;
  readonly page_type: string;
  readonly referrer_path: string;
};

/** The choice that a visitor has just made. */
export type ConsentUpdate = {
  readonly event: 'consent_update';
  readonly consent_analytics: boolean;
  readonly consent_functional: boolean;
};

/** The list at the window that Tag Manager reads once it may run. Until then it fills, in this browser alone. */
export function dataLayer(): unknown[] {
  const holder = window as unknown as Record<string, unknown[] | undefined>;
  return (holder[siteSettings().dataLayer ?? 'dataLayer'] ??= []);
}

/** Puts an event of the schema on the data layer. */
export function pushEvent(event: PageView | ConsentUpdate): void {
  dataLayer().push({ ...event, dl_version: DL_VERSION });
}
