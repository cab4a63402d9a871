import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Print, type Draw } from './print';
import { seedOf } from './random';

/** What the catalogue knows about one picture. */
export interface Entry {
  readonly width: number;
  readonly height: number;
  readonly draw: Draw;
}

/** Draws one picture and writes it under `outDir` as a PNG of few colours. */
export async function press(outDir: string, name: string, { width, height, draw }: Entry): Promise<void> {
  const sheet = new Print(width, height, Math.round(width / 228), seedOf(name));
  draw(sheet);
  const target = join(outDir, name);
  mkdirSync(dirname(target), { recursive: true });
  // Few colours and no dithering: the prints are flat, and a small palette keeps the files small.
  const png = await sharp(Buffer.from(sheet.svg()))
    .flatten()
    .png({ palette: true, colours: 48, dither: 0, effort: 3, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(target, png);
}
