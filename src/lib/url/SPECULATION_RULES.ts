/**
 * Pages that the browser itself prefetches: those that it judges likely, under a pointer, or held in view on a phone. A
 * constant text, because the site's Content-Security-Policy allows only this one.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
