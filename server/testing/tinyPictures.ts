import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const NAMED = /"([\w/-]+\.(?:png|svg))"/g;
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"/>';

/**
 * Makes every image that the starting content names, of a few pixels: a build spends most of its time on the sizes of
 * the real ones.
 * @param seed the folder of the starting content
 * @param folder where they are put
 */
export async function tinyPictures(seed: string, folder: string): Promise<void> {
  const documents = (await readdir(seed)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(documents.map((name) => readFile(path.join(seed, name), 'utf8')));
  const names = new Set([...texts.join('\n').matchAll(NAMED)].map(([, name = '']) => name));
  const background = { r: 51, g: 102, b: 170 };
  const picture = await sharp({ create: { width: 32, height: 18, channels: 3, background } })
    .png()
    .toBuffer();
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), name.endsWith('.svg') ? DRAWING : picture);
  }
}
