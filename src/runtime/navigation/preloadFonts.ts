/** The site's fonts under the names that the style sheet takes when `data-fonts` says so (src/styles/fonts.css). */
const LATE = ['1em "Bricolage Grotesque late"', '1em "Figtree late"'];

/**
 * Gets the fonts ready for the next page. A page whose fonts came late stays as it is; with the files in the browser's
 * cache by then, this costs no second request.
 * @param fonts the document's
 * @returns whether they are there now
 */
export async function prepareFonts(fonts: FontFaceSet = document.fonts): Promise<boolean> {
  try {
    const loaded = await Promise.all(LATE.map((font) => fonts.load(font)));
    return loaded.every((faces) => faces.length > 0);
  } catch {
    return false;
  }
}

let ready = false;

/** After the first page is whole: gets the fonts ready, without being in anything's way. */
export function preloadFonts(): void {
  const start = () => void prepareFonts().then((arrived) => (ready = arrived));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Shortly before another page is drawn: from here on it is drawn in the site's fonts, however slowly they came. */
export function applyFonts(): void {
  if (ready) document.documentElement.dataset.fonts = 'late';
}
