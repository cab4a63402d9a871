import type en from '../../../locales/en/images.json';
import { fill } from '../../../src/lib/text/fill';

/** Reads bytes of a file. */
type Read = (at: number, length: number) => number[];

const MAX_SIDE = 12000;
const MAX_PIXELS = 50000000;
/** More segments than any camera writes before the size. */
const MAX_SEGMENTS = 200;
/** Programs append a few hundred bytes after the end of a JPEG. */
const TAIL = 4096;

/**
 * Checks an image by its headers alone: nothing is decoded, and only a few kilobytes are read.
 * @param read bytes of the file, fewer at its end
 * @param size of the file in bytes
 * @param name of the file, whose extension must be that of its format
 * @param messages in the editor's language
 * @returns the reason to refuse it
 */
export function rasterFault(read: Read, size: number, name: string, messages: typeof en): string | undefined {
  const head = read(0, 64);
  const measure = FORMATS.find(({ is }) => is(head));
  if (!measure) return messages.unknown;
  if (!measure.names.test(name)) return fill(messages.otherName, { format: measure.format });
  const measured = measure.size(read, size);
  if (!measured) return messages.cutOff;
  return sizeFault(measured.width, measured.height, messages);
}

export function sizeFault(width: number, height: number, messages: typeof en): string | undefined {
  if (!(width > 0) || !(height > 0)) return messages.cutOff;
  if (width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS) return undefined;
  return fill(messages.tooLarge, { width, height });
}

const text = (bytes: number[], from: number, to?: number) => String.fromCharCode(...bytes.slice(from, to));
const big = (bytes: number[], at: number, count: number) =>
  bytes.slice(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0);
const little = (bytes: number[], at: number, count: number) => big(bytes.slice(at, at + count).reverse(), 0, count);

const FORMATS = [
  { format: 'PNG', names: /\.png$/i, is: (head: number[]) => text(head, 0, 8) === '\x89PNG\r\n\x1a\n', size: pngSize },
  {
    format: 'JPEG',
    names: /\.(jpe?g|jfif)$/i,
    is: (head: number[]) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
    size: jpegSize,
  },
  {
    format: 'WebP',
    names: /\.webp$/i,
    is: (head: number[]) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP',
    size: webpSize,
  },
  {
    format: 'AVIF',
    names: /\.avif$/i,
    is: (head: number[]) => text(head, 4, 8) === 'ftyp' && /avi[fs]/.test(text(head, 8, 64)),
    size: avifSize,
  },
];

function pngSize(read: Read, size: number) {
  const head = read(0, 24);
  if (text(head, 12, 16) !== 'IHDR' || !text(read(Math.max(0, size - 64), 64), 0).includes('IEND')) return undefined;
  return { width: big(head, 16, 4), height: big(head, 20, 4) };
}

function jpegSize(read: Read, size: number) {
  const tail = read(Math.max(0, size - TAIL), TAIL);
  if (!tail.some((byte, at) => byte === 0xff && tail[at + 1] === 0xd9)) return undefined;
  let at = 2;
  for (let count = 0; count < MAX_SEGMENTS && at < size; count++) {
    const segment = read(at, 9);
    const [first, marker = 0] = segment;
    if (segment.length < 9 || first !== 0xff) return undefined;
    // SOF0 to SOF15, without the tables that have numbers between them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: big(segment, 5, 2), width: big(segment, 7, 2) };
    }
    // A marker may be filled up with 0xff.
    at += marker === 0xff ? 1 : 2 + big(segment, 2, 2);
  }
  return undefined;
}

function webpSize(read: Read, size: number) {
  const head = read(0, 30);
  if (head.length < 30 || little(head, 4, 4) + 8 > size) return undefined;
  const kind = text(head, 12, 16);
  if (kind === 'VP8X') return { width: little(head, 24, 3) + 1, height: little(head, 27, 3) + 1 };
  if (kind === 'VP8 ') return { width: little(head, 26, 2) & 0x3fff, height: little(head, 28, 2) & 0x3fff };
  const bits = little(head, 21, 4);
  return kind === 'VP8L' ? { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 } : undefined;
}

/** The largest size of the image and its parts; every box must be complete. */
function avifSize(read: Read, size: number) {
  for (let at = 0, count = 0; at < size; count++) {
    const box = read(at, 16);
    const length = big(box, 0, 4) === 1 ? big(box, 8, 8) : big(box, 0, 4);
    // 0: to the end of the file.
    if (length === 0 && box.length >= 8) break;
    if (length < 8 || at + length > size || count > MAX_SEGMENTS) return undefined;
    at += length;
  }
  const head = text(read(0, 8192), 0);
  const bytes = Array.from(head, (letter) => letter.charCodeAt(0));
  const sizes = [...head.matchAll(/ispe/g)].map(({ index }) => [big(bytes, index + 8, 4), big(bytes, index + 12, 4)]);
  if (sizes.length === 0) return undefined;
  return { width: Math.max(...sizes.map(([w = 0]) => w)), height: Math.max(...sizes.map(([, h = 0]) => h)) };
}
