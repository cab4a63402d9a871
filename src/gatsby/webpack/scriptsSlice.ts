import { SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';

/**
 * Gatsby puts slices into the pages after it has drawn them, by reading `public/_gatsby/slices/<id>.html`. This one holds
 * all scripts: a change of code rewrites no page, it is only put in anew.
 */
export const SCRIPTS_SLICE = '_site-scripts-1';

/** The element in JSON is data to the browser, whatever it holds. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Returns the end of every page: the settings, and the code that loads the bootstrap script, which loads the application when it
 * is needed. It is no `<script src>`: the browser would fetch that beside the fonts and the image of the first view, which come
 * first. A background page is not painted before it is shown, and does not wait for that; neither does a press, which the
 * bootstrap script finds at `window.pressed` (src/runtime/boot/startApplication.ts).
 * @param settings of the whole site
 * @param scripts URLs of the bootstrap script and of its direct imports
 */
export function scriptsSlice(settings: SiteSettings, scripts: readonly string[]): string {
  // Without it the page works as it is: nobody is told.
  const bring = `()=>${JSON.stringify(scripts)}.map(a=>import(a).catch(()=>{}))`;
  const picture = 'p=document.querySelector("img[loading=eager]")';
  const whenSeen = 'p&&!p.complete?p.onload=p.onerror=b:b()';
  const atPress = 'addEventListener("click",e=>{window.pressed=e.target;b()},{once:!0})';
  return [
    `<script type="application/json" id="${SETTINGS_ID}">${inScript(settings)}</script>`,
    `<script type="module">const b=${bring},${picture};${atPress};`,
    `document.hidden?b():requestAnimationFrame(()=>setTimeout(()=>{${whenSeen}}))</script>`,
  ].join('');
}
