import type { LayerEvent } from '../../lib/analytics/EVENTS';
import { siteSettings } from '../page/siteSettings';

/** Version of the schema in docs/data-layer.md: increased when a field is removed or changes its meaning. */
const DL_VERSION = 1;

/**
 * The data layer: the list at the window that Tag Manager reads once it runs. Until then its entries stay in this
 * browser.
 */
export function dataLayer(): unknown[] {
  const holder = window as unknown as Record<string, unknown[] | undefined>;
  return (holder[siteSettings().dataLayer ?? 'dataLayer'] ??= []);
}

/** Pushes an event of the schema to the data layer. */
export function pushEvent(event: LayerEvent): void {
  dataLayer().push({ ...event, dl_version: DL_VERSION });
}
