/**
 * Whether the browser came by https; before a proxy the site's own address says so.
 */
export const isSecure = (e: Pick<core.RequestEvent, 'isTLS'>) =>
  e.isTLS() || ($os.getenv('SITE_ORIGIN') || '').startsWith('https:');
