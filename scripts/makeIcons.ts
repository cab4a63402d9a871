import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icoOf, pngsOf } from './lib/icons';

const STATIC = path.resolve(__dirname, '../static');
const MARK = 'favicon.svg';
const PAPER = '#fbfaf6';
/** Permitted difference of a channel, of 255, in an image: another processor rounds differently. */
const MOST_DIFFERENCE = 1;

/** The logo on a square; `share` is its part of the side, and the rest is transparent unless it has a colour. */
async function draw(size: number, share = 1, background?: string): Promise<Buffer> {
  const side = Math.round(size * share);
  // The density makes it sharp at its size: the drawing is 48 px wide at 72 dpi.
  const mark = await sharp(path.join(STATIC, MARK), { density: (72 * side) / 48 })
    .resize(side, side)
    .png()
    .toBuffer();
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const small = async (size: number) => ({ size, png: await draw(size) });

const ICONS: Record<string, () => Promise<Buffer>> = {
  'favicon.ico': async () => icoOf(await Promise.all([16, 32, 48].map(small))),
  // iOS supports no transparency, and rounds the corners.
  'apple-touch-icon.png': () => draw(180, 0.8, PAPER),
  'icon-192.png': () => draw(192),
  'icon-512.png': () => draw(512),
  // A phone may crop all but a circle of four fifths: the square logo must fit into it.
  'icon-maskable-512.png': () => draw(512, 0.62, PAPER),
};

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

async function isAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(pixels));
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  const sum = a.data.reduce((total, value, index) => total + Math.abs(value - (b.data[index] ?? 0)), 0);
  return sum / a.data.length < MOST_DIFFERENCE;
}

async function isCurrent(file: string, drawn: Buffer): Promise<boolean> {
  const there = pngsOf(await readFile(path.join(STATIC, file)).catch(() => Buffer.alloc(0)));
  const wanted = pngsOf(drawn);
  if (there.length !== wanted.length) return false;
  const alike = await Promise.all(wanted.map((png, index) => isAlike(png, there[index] ?? png)));
  return alike.every(Boolean);
}

/** Draws the site's icons from static/favicon.svg, or reports with --check which are out of date. */
async function makeIcons(check: boolean): Promise<number> {
  const stale: string[] = [];
  for (const [file, drawn] of Object.entries(ICONS)) {
    const icon = await drawn();
    if (await isCurrent(file, icon)) continue;
    stale.push(file);
    if (check) continue;
    await writeFile(path.join(STATIC, file), icon);
    console.log(`Written: static/${file}`);
  }
  if (!check || stale.length === 0) return 0;
  console.error(`${stale.join(', ')}: not what static/${MARK} shows. Run: npx tsx scripts/makeIcons.ts`);
  return 1;
}

void makeIcons(process.argv.includes('--check')).then((code) => {
  process.exitCode = code;
});
