import sharp from 'sharp';
import type { FileInfo } from './FileInfo';
import { fileName } from './fileKey';

const BY_FORMAT: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

const BY_EXTENSION: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
};

/** Reads a file's kind and measures from its bytes: a record knows neither, and an extension can lie. */
export async function inspect(key: string, bytes: Buffer): Promise<FileInfo> {
  const named = BY_EXTENSION[fileName(key).extension] ?? 'application/octet-stream';
  const size = bytes.length;
  const unknown = { mimeType: named, size, width: null, height: null, dominantColor: null };
  if (!named.startsWith('image/')) return unknown;
  try {
    const { format = '', width = null, height = null } = await sharp(bytes).metadata();
    return { mimeType: BY_FORMAT[format] ?? named, size, width, height, dominantColor: await dominantColor(bytes) };
  } catch {
    return unknown;
  }
}

async function dominantColor(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes).resize(64, 64, { fit: 'inside' }).flatten({ background: '#fff' }).png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A photograph that a camera marked as turned, turned for good: whoever resizes it later need not know of marks. */
export async function upright(key: string, bytes: Buffer): Promise<Buffer> {
  if (!/\.(jpe?g|png|webp|avif)$/i.test(key)) return bytes;
  try {
    const { orientation = 1, format } = await sharp(bytes).metadata();
    if (orientation <= 1) return bytes;
    const turned = sharp(bytes).rotate();
    return await (format === 'jpeg' ? turned.jpeg({ quality: 95 }) : turned).toBuffer();
  } catch {
    return bytes;
  }
}
