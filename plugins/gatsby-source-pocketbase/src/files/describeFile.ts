import sharp from 'sharp';
import { definesEntities, type FileInfo, isWithinLimits, MAX_PIXELS } from './FileInfo';
import { fileName } from './fileKey';

const BY_EXTENSION: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  txt: 'text/plain',
  md: 'text/markdown',
  csv: 'text/csv',
  html: 'text/html',
  ics: 'text/calendar',
  vtt: 'text/vtt',
  json: 'application/json',
  xml: 'application/xml',
};

const starts = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The brands in the first box of an ISO media file. */
const brands = (bytes: Buffer): string =>
  starts(bytes, 'ftyp', 4) ? bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64)) : '';

function fromBytes(bytes: Buffer): string | undefined {
  if (starts(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts(bytes, 'GIF8')) return 'image/gif';
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'image/webp';
  if (/avi[fs]/.test(brands(bytes))) return 'image/avif';
  if (/hei[cx]|hevc/.test(brands(bytes))) return 'image/heic';
  if (starts(bytes, '%PDF-')) return 'application/pdf';
  return undefined;
}

/** A file's type: of images and PDF by the first bytes, regardless of the name; of other files by the name. */
export const mimeType = (key: string, bytes: Buffer): string => {
  const { extension } = fileName(key);
  // An object also has `constructor` and similar properties.
  const byName = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
  return fromBytes(bytes) ?? byName ?? 'application/octet-stream';
};

/** From this EXIF orientation on, width and height are swapped. */
const ON_ITS_SIDE = 5;

interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

const hex = (parts: number[]): string => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * The most frequent of 16 × 16 × 16 colours; null if parts are transparent: the colour would show through them for good. The same
 * result as sharp's stats(), which computes more and takes longer than decoding the image.
 */
function dominantColor({ data }: Pixels): string | null {
  const counts = new Uint32Array(16 ** 3);
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 255) return null;
    const bin = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const most = counts.indexOf(Math.max(...counts));
  return hex([most >> 8, (most >> 4) & 15, most & 15].map((part) => part * 16 + 8));
}

async function blurDataURL({ data, info: { width, height } }: Pixels): Promise<string> {
  const small = sharp(data, { raw: { width, height, channels: 4 } });
  const tiny = await small.resize(20, 20, { fit: 'inside' }).webp({ quality: 60 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** Decoding in a small size does not detect a missing end. Some programs append a few hundred bytes after it. */
const endsAsJpeg = (bytes: Buffer): boolean => bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9]));

/** @throws if the image is broken, or too large to be decoded */
async function describePicture(bytes: Buffer, type: string) {
  if (type === 'image/svg+xml' && definesEntities(bytes)) throw new Error('The drawing defines entities.');
  if (type === 'image/jpeg' && !endsAsJpeg(bytes)) throw new Error('The image is cut off.');
  const options = { limitInputPixels: MAX_PIXELS };
  // Reads the header alone.
  const metadata = await sharp(bytes, options).metadata();
  const { width = null, height = null, orientation = 1, pages = 1 } = metadata;
  if (!isWithinLimits(width ?? 0, height ?? 0)) throw new Error('The image is too large.');
  // The only decoding of the whole image: it also detects errors further down.
  const small = sharp(bytes, options).rotate().resize(64, 64, { fit: 'inside' }).toColourspace('srgb').ensureAlpha();
  const pixels = await small.raw().toBuffer({ resolveWithObject: true });
  const [shownWidth, shownHeight] = orientation >= ON_ITS_SIDE ? [height, width] : [width, height];
  return {
    width: shownWidth,
    height: shownHeight,
    isAnimated: pages > 1,
    hasMetadata: metadata.exif !== undefined || metadata.xmp !== undefined || metadata.iptc !== undefined,
    dominantColor: dominantColor(pixels),
    blurDataURL: await blurDataURL(pixels),
  };
}

/** Reads a file's type, and an image's size and colours, from its bytes: records lack these facts. */
export async function describeFile(key: string, bytes: Buffer): Promise<FileInfo> {
  const type = mimeType(key, bytes);
  const info: FileInfo = {
    mimeType: type,
    size: bytes.length,
    width: null,
    height: null,
    isAnimated: false,
    hasMetadata: false,
    dominantColor: null,
    blurDataURL: null,
  };
  if (!type.startsWith('image/')) return info;
  try {
    return { ...info, ...(await describePicture(bytes, type)) };
  } catch {
    return info;
  }
}
