import path from 'node:path';
import type { Reporter } from 'gatsby';
import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image';
import type { FileNode } from './FileInfo';
import { publish } from './publish';
import { makeVariant, type Variant, variantName } from './variant';

export interface Places {
  filesDir: string;
  publicDir: string;
  pathPrefix: string;
}

type ImageArgs = Omit<Parameters<typeof generateImageData>[0], 'pluginName' | 'generateImageSource' | 'filename'> & {
  quality?: number;
  placeholder?: string;
};
type Format = NonNullable<ImageArgs['formats']>[number];

/** Good for the eye and small: AVIF needs less than WebP for the same look. */
const QUALITY: Partial<Record<Format, number>> = { avif: 50, webp: 70, jpg: 78 };

const nativeFormat = ({ mimeType }: FileNode): Variant['format'] => (mimeType === 'image/jpeg' ? 'jpg' : 'png');

/** AVIF before WebP: a browser takes the first source that it knows. */
const inOrder = (formats: Format[], file: FileNode): Variant['format'][] => {
  const wanted = formats.map((format) => (format === 'auto' || format === '' ? nativeFormat(file) : format));
  return (['avif', 'webp', 'png', 'jpg'] as const).filter((format) => wanted.includes(format));
};

/**
 * The sizes of a picture as gatsby-plugin-image shows them. They are made here, once, and kept beside the files: Gatsby's
 * own image jobs keep them in its cache, which goes whenever package.json changes, and give AVIF no say in its effort.
 */
export async function imageData(
  file: FileNode,
  args: ImageArgs,
  places: Places,
  reporter: Reporter,
): Promise<IGatsbyImageData> {
  const variants: Variant[] = [];
  const folder = path.join('sized', file.internal.contentDigest);
  const formats = inOrder(args.formats ?? ['webp', 'avif'], file);
  const data = generateImageData({
    ...args,
    formats,
    pluginName: 'gatsby-source-pocketbase',
    filename: file.base,
    sourceMetadata: { width: file.width ?? 0, height: file.height ?? 0, format: nativeFormat(file) },
    backgroundColor:
      args.backgroundColor ?? (args.placeholder === 'none' ? undefined : file.dominantColor) ?? undefined,
    reporter,
    generateImageSource: (_filename, width, height, format) => {
      const variant = {
        width,
        height,
        format: format as Variant['format'],
        quality: args.quality ?? QUALITY[format] ?? 80,
      };
      variants.push(variant);
      const address = `${places.pathPrefix}/static/${file.internal.contentDigest}`;
      return { src: `${address}/${encodeURIComponent(variantName(file.name, variant))}`, width, height, format };
    },
  });
  await Promise.all(
    variants.map(async (variant) => {
      const name = variantName(file.name, variant);
      const made = path.join(places.filesDir, folder, name);
      await makeVariant(path.join(places.filesDir, file.key), made, variant);
      await publish(made, path.join('static', file.internal.contentDigest, name), places.publicDir);
    }),
  );
  return withFallback(data);
}

/** Without a PNG or JPEG among the formats the last one, which every current browser knows, is the picture itself. */
function withFallback(data: IGatsbyImageData): IGatsbyImageData {
  const { fallback, sources = [] } = data.images;
  const last = sources.at(-1);
  if (fallback || !last) return data;
  const src = last.srcSet.split(',').at(-1)?.trim().split(' ')[0];
  return {
    ...data,
    images: { fallback: { src: src ?? '', srcSet: last.srcSet, sizes: last.sizes }, sources: sources.slice(0, -1) },
  };
}
