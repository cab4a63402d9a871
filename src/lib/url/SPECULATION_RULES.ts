/**
 * What the browser itself fetches beforehand: pages of the site that it judges likely, under a pointer, or held in view on a
 * telephone. A text, for the site's Content-Security-Policy lets this one be applied and no other.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
