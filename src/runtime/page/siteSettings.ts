import { SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';

let settings: SiteSettings | undefined;

function read(): SiteSettings {
  const text = document.getElementById(SETTINGS_ID)?.textContent;
  // In `gatsby develop` the page has none.
  return text ? (JSON.parse(text) as SiteSettings) : { version: '' };
}

/** The build's settings in the page. */
export function siteSettings(): SiteSettings {
  settings ??= read();
  return settings;
}
