/**
 * Pages that the browser prefetches: links that it considers likely, under a pointer, or visible for a while on a
 * phone. A constant text, because the site's Content-Security-Policy allows only this one.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
