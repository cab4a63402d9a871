/** The site's fonts under the names that the style sheet takes when `data-fonts` is "late" (src/styles/fonts.css). */
const LATE = ['1em "Bricolage Grotesque late"', '1em "Figtree late"'];
/** The application starts because a visitor is about to do something: the fonts wait for that. */
const PAUSE_MS = 2000;

/** Gets the fonts ready for the next page; from the cache where the first one had them (src/layout/head/fontScript.ts). */
export function prepareFonts(): void {
  setTimeout(() => void Promise.all(LATE.map((font) => document.fonts.load(font))).catch(() => {}), PAUSE_MS);
}

/**
 * Draws the next page in the site's fonts, however slowly they came: called shortly before it is rendered. A page whose fonts came
 * late stays in the fallbacks until then.
 * @param fonts the document's
 */
export function applyFonts(fonts: FontFaceSet = document.fonts): void {
  if (LATE.every((font) => fonts.check(font))) document.documentElement.dataset.fonts = 'late';
}
