import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';

/** The files for every card. */
export type CardAssets = {
  fonts: Font[];
  /** The site's contour lines, one tile of 600. */
  contours: string;
  /** The content of the logo's `svg`, in a square of 48. */
  mark: string;
};

/**
 * Reads the fonts and drawings of the site.
 * @param root the project's folder
 */
export async function readAssets(root: string): Promise<CardAssets> {
  const read = (file: string) => readFile(join(root, file));
  const fonts = join('src', 'gatsby', 'shareCards', 'fonts');
  const contours = (await read('static/contours.svg')).toString('utf8');
  const mark = (await read('static/favicon.svg')).toString('utf8');
  return {
    fonts: [
      { name: 'display', weight: 800, data: await read(join(fonts, 'bricolage-grotesque-800.ttf')) },
      { name: 'text', weight: 600, data: await read(join(fonts, 'figtree-600.ttf')) },
    ],
    contours: / d="([^"]+)"/.exec(contours)?.[1] ?? '',
    mark: mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
  };
}
