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

/** An ISO media file names the formats that it follows in its first box. */
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

/** A file's type: pictures and PDF tell it by their first bytes, whatever they are called; others by their name. */
export const mimeType = (key: string, bytes: Buffer): string => {
  const { extension } = fileName(key);
  // An object also has `constructor` and the like.
  const byName = Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
  return fromBytes(bytes) ?? byName ?? 'application/octet-stream';
};
