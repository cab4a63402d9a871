/** Milliseconds until this script runs, from which a visit counts as slow: on slow 4G 220 to 240, on a quick connection 40. */
export const SLOW_MS = 200;
/** The session's note that the browser's cache has the fonts. */
export const FONTS_NOTE = 'fonts';
/** On a slow visit the fonts follow so long after the load, in the notation of the script. */
const PAUSE_MS = '2e3';

/**
 * Decides in the head of every page whether its first view waits for the site's fonts.
 *
 * On a quick visit, and once the fonts are in the cache, it turns on the two preloads that stand before it: the fonts are there for
 * the first frame. On a slow visit they would take the connection from the page and its image (docs/figures.md), so the page
 * is drawn in the metric-matched fallbacks of src/styles/fonts.css, which no later font replaces in view. The preloads follow after
 * the load, for the next page, unless the visitor saves data. src/runtime/navigation/applyFonts.ts does the same for pages that
 * the application renders.
 */
export const fontScript =
  `((d,s,f)=>{f=()=>d.querySelectorAll("[as=font]").forEach(l=>l.media="");try{s=sessionStorage}catch{}` +
  `s.${FONTS_NOTE}||performance.now()<${SLOW_MS}?f():(d.documentElement.dataset.fonts="none",navigator.connection?.saveData||` +
  `addEventListener("load",()=>setTimeout(()=>{f();s.${FONTS_NOTE}=1},${PAUSE_MS})))})(document,{})`;
