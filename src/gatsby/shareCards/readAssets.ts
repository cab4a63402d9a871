import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';

/**
 * Reads the fonts and drawings of the site.
 * @param root the project's folder
 */
export async function readAssets(root: string) {
  const read = (file: string) => readFile(join(root, file));
  const fonts = join('src', 'gatsby', 'shareCards', 'fonts');
  const contours = (await read('static/contours.svg')).toString('utf8');
  const mark = (await read('static/favicon.svg')).toString('utf8');
  return {
    fonts: [
      { name: 'display', weight: 800, data: await read(join(fonts, 'bricolage-grotesque-800.ttf')) },
      { name: 'text', weight: 600, data: await read(join(fonts, 'figtree-600.ttf')) },
    ] satisfies Font[],
    /** The site's contour lines, one tile of 600. */
    contours: / d="([^"]+)"/.exec(contours)?.[1] ?? '',
    /** The content of the logo's `svg`, in a square of 48. */
    mark: mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
  };
}

/** The files for every card. */
export type CardAssets = Awaited<ReturnType<typeof readAssets>>;
