/** Milliseconds until this script runs, from which a visit counts as slow: on slow 4G 220 to 240, on a quick connection 40. */
export const SLOW_MS = 200;
/** The session's note that the browser's cache has the fonts. */
export const FONTS_NOTE = 'fonts';
/** The fonts for the next page follow so long after the load. */
const PAUSE_MS = 2000;

/**
 * Decides in the head of every page whether its first view waits for the site's fonts.
 *
 * On a quick visit, and once the fonts are in the cache, it turns on the two preloads that stand before it: the fonts are there for
 * the first frame. On a slow visit they would take the connection from the page and its image (docs/figures.md), so the page
 * is drawn in the metric-matched fallbacks of src/styles/fonts.css, which no later font replaces in view.
 *
 * After the load it gets the fonts for the next page, under the names that src/runtime/navigation/applyFonts.ts takes: from the
 * cache on a quick visit; not on a slow one whose visitor saves data.
 */
export const fontScript =
  `((d,f,n,q)=>{try{q=sessionStorage.getItem(n)}catch(e){}` +
  `if(q=q||performance.now()<${SLOW_MS})d.querySelectorAll("link[as=font]").forEach(l=>l.media="all");` +
  `else d.documentElement.dataset.fonts="fallback";` +
  `q||!(navigator.connection||0).saveData?addEventListener("load",()=>setTimeout(()=>` +
  `Promise.all(f.map(a=>d.fonts.load('1em "'+a+' late"'))).then(()=>sessionStorage.setItem(n,1)).catch(()=>{}),${PAUSE_MS})):0` +
  `})(document,["Bricolage Grotesque","Figtree"],"${FONTS_NOTE}")`;
