import { fill } from '../../texts/language';
import { faultWords } from '../words';

/** The kinds of files that a field of a picture takes (migration 0002). */
export const PICTURE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/svg+xml',
];
const MOST = 10 * 1024 * 1024;

/** Returns the sentence with which the server would refuse a file, before it is uploaded; undefined if it may be tried. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return fill(faultWords.fileKind, { kinds: 'JPEG, PNG, WebP, AVIF, SVG' });
  return size > MOST ? fill(faultWords.fileSize, { size: '10 MB' }) : undefined;
}
