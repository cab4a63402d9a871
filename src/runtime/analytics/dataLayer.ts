import { siteSettings } from '../page/siteSettings';

/** Version of the schema in docs/data-layer.md: increased when a field is removed or changes its meaning. */
const DL_VERSION = 1;

/** A page view. */
export type PageView = {
  readonly event: 'page_view_virtual';
  readonly page_path: string;
  readonly page_location: string;
  readonly page_title: string;
  readonly page_language: string;
  readonly page_type: string;
  readonly referrer_path: string;
};

/** The visitor's new choice of consent. */
export type ConsentUpdate = {
  readonly event: 'consent_update';
  readonly consent_analytics: boolean;
  readonly consent_functional: boolean;
};

/**
 * The data layer: the list at the window that Tag Manager reads once it runs. Until then its entries stay in this
 * browser.
 */
export function dataLayer(): unknown[] {
  const holder = window as unknown as Record<string, unknown[] | undefined>;
  return (holder[siteSettings().dataLayer ?? 'dataLayer'] ??= []);
}

/** Pushes an event of the schema to the data layer. */
export function pushEvent(event: PageView | ConsentUpdate): void {
  dataLayer().push({ ...event, dl_version: DL_VERSION });
}
