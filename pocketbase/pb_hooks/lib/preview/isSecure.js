/**
 * Whether the browser came by https; before a proxy the site's own address says so.
 * @param {core.RequestEvent} e
 */
const isSecure = (e) => e.isTLS() || ($os.getenv('SITE_ORIGIN') || '').startsWith('https:');

module.exports = { isSecure };
