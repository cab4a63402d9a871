import type { Reporter } from 'gatsby';
import {
  generateImageData,
  type IGatsbyImageData,
  type IImage,
  type ImageFormat,
  type Layout,
} from 'gatsby-plugin-image';
import type { FileNode } from './FileInfo';
import { keyDigest } from './keyDigest';
import { type Variant, variantName } from './variant';

/** A query's arguments for an image. */
export interface ImageArgs {
  layout?: Layout | null;
  width?: number | null;
  height?: number | null;
  aspectRatio?: number | null;
  sizes?: string | null;
  /** From 1 to 100. */
  quality?: number | null;
  formats?: ImageFormat[] | null;
  placeholder?: 'dominantColor' | 'blurred' | 'none' | null;
  breakpoints?: number[] | null;
  outputPixelDensities?: number[] | null;
  backgroundColor?: string | null;
}

interface PlannedImage {
  data: IGatsbyImageData;
  /** The files in the data. */
  variants: Variant[];
}

type Format = Variant['format'];

/** Good quality at a small size: AVIF needs a lower value than WebP for the same look. */
const QUALITY: Record<Format, number> = { avif: 50, webp: 70, jpg: 78, png: 80 };

const NATIVE: Record<string, Format> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' };
const nativeFormat = ({ mimeType }: FileNode): Format => NATIVE[mimeType] ?? 'png';

/** AVIF before WebP: a browser takes the first source that it supports. */
const inOrder = (formats: ImageFormat[], file: FileNode): Format[] => {
  const wanted = formats.map((format) => (format === 'auto' || format === '' ? nativeFormat(file) : format));
  const made = file.lacksAvif ? wanted.filter((format) => format !== 'avif') : wanted;
  // A query for AVIF alone gets it.
  return (['avif', 'webp', 'png', 'jpg'] as const).filter((format) => (made.length ? made : wanted).includes(format));
};

/** The visible part: the largest one with the requested aspect ratio. No size is larger than the original. */
function shownPart(file: FileNode, ratio: number | undefined): { width: number; height: number } {
  const { width, height } = { width: file.width ?? 0, height: file.height ?? 0 };
  if (ratio === undefined) return { width, height };
  if (!(ratio > 0)) throw new Error(`A picture's proportions are above 0: correct the arguments for ${file.base}.`);
  // Slightly more, because 90 * (52 / 90) is slightly less than 52.
  const shown = Math.max(1, Math.floor(Math.min(width, height * ratio) + 1e-6));
  return { width: shown, height: Math.min(height, shown / ratio) };
}

/** The requested part and width; for a full-width image only an aspect ratio can be requested. */
function measure(file: FileNode, args: ImageArgs, reporter: Pick<Reporter, 'warn'>) {
  const { layout, width, height } = args;
  const ratio = args.aspectRatio ?? undefined;
  if (layout === 'fullWidth') {
    if (width || height) {
      reporter.warn(`The picture ${file.base} is FULL_WIDTH: width and height count for nothing, use breakpoints.`);
    }
    return { part: shownPart(file, ratio) };
  }
  const part = shownPart(file, width && height ? width / height : ratio);
  return { part, width: width ?? (height ? Math.round((height * part.width) / part.height) : undefined) };
}

/** The placeholder while the image loads. */
function standIn({ blurDataURL, dominantColor }: FileNode, { placeholder, backgroundColor }: ImageArgs) {
  const blur = placeholder === 'blurred' ? blurDataURL : null;
  const color = backgroundColor ?? (placeholder === 'none' || blur ? null : dominantColor);
  return { ...(blur && { placeholderURL: blur }), ...(color && { backgroundColor: color }) };
}

/** Without a PNG or JPEG among the formats the last one, which every current browser supports, is the fallback. */
function withFallback(data: IGatsbyImageData, made: IImage[]): IGatsbyImageData {
  const { fallback, sources = [] } = data.images;
  const last = sources.at(-1);
  if (fallback || !last) return data;
  const sameFormat = made.filter(({ format }) => `image/${format}` === last.type);
  const fits = data.layout === 'fullWidth' ? undefined : sameFormat.find(({ width }) => width >= data.width);
  const src = (fits ?? sameFormat.at(-1))?.src ?? '';
  return {
    ...data,
    images: { fallback: { src, srcSet: last.srcSet, sizes: last.sizes }, sources: sources.slice(0, -1) },
  };
}

/** Plans the sizes of an image for gatsby-plugin-image, without making them. */
export function planImage(
  file: FileNode,
  args: ImageArgs,
  pathPrefix: string,
  reporter: Pick<Reporter, 'warn'>,
): PlannedImage {
  const variants: (Variant & IImage)[] = [];
  const { part, width } = measure(file, args, reporter);
  const { layout, sizes, breakpoints, outputPixelDensities } = args;
  const folder = `${pathPrefix}/static/${keyDigest(file.key)}`;
  const data = generateImageData({
    ...(layout && { layout }),
    ...(sizes && { sizes }),
    ...(breakpoints?.length && { breakpoints }),
    ...(width !== undefined && { width }),
    ...(outputPixelDensities && { outputPixelDensities }),
    ...standIn(file, args),
    formats: inOrder(args.formats ?? ['webp', 'avif'], file),
    pluginName: 'gatsby-source-pocketbase',
    filename: file.base,
    sourceMetadata: { ...part, format: nativeFormat(file) },
    reporter,
    generateImageSource: (_filename, asked, _height, format) => {
      // At least one pixel, and with the part's own aspect ratio: the requested height comes from a rounded one.
      const each = Math.max(1, asked);
      const height = Math.max(1, Math.round((each * part.height) / part.width));
      const variant = {
        width: each,
        height,
        format: format as Format,
        quality: args.quality ?? QUALITY[format as Format],
      };
      const image = { ...variant, src: `${folder}/${encodeURIComponent(variantName(file.name, variant))}` };
      variants.push(image);
      return image;
    },
  });
  return { data: withFallback(data, variants), variants };
}
