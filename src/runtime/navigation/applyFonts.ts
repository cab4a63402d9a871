/** The site's fonts under the names that the style sheet takes when `data-fonts` is "late" (src/styles/fonts.css). */
const LATE = ['1em "Bricolage Grotesque late"', '1em "Figtree late"'];

/**
 * Draws the next page in the site's fonts, however slowly they came: called shortly before it is rendered. A page whose fonts came
 * late stays in the fallbacks until then. src/layout/head/fontScript.ts gets the fonts.
 * @param fonts the document's
 */
export function applyFonts(fonts: FontFaceSet = document.fonts): void {
  if (LATE.every((font) => fonts.check(font))) document.documentElement.dataset.fonts = 'late';
}
