import path from 'node:path';
import type { CreateSchemaCustomizationArgs, Reporter } from 'gatsby';
import { getGatsbyImageFieldConfig } from 'gatsby-plugin-image/graphql-utils';
import { reasonOf, SourceError } from '../errors';
import { type FileNode, isResizable } from './FileInfo';
import { keyDigest } from './keyDigest';
import { type ImageArgs, planImage } from './planImage';
import { publish } from './store/writeWhole';
import { storePaths } from './store/storePaths';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { makeVariant, variantName } from './variant';

export interface Places {
  filesDir: string;
  publicDir: string;
  pathPrefix: string;
}

/**
 * An image in the sizes of a query. They are made here, once, and kept beside the files: Gatsby's own image jobs keep them in its
 * cache, which is removed whenever package.json changes, and have no setting for AVIF's effort.
 */
export async function imageData(
  file: FileNode,
  args: ImageArgs,
  { filesDir, publicDir, pathPrefix }: Places,
  reporter: Pick<Reporter, 'warn'>,
): Promise<IGatsbyImageData> {
  const { data, variants } = planImage(file, args, pathPrefix, reporter);
  const paths = storePaths(filesDir);
  const results = await Promise.allSettled(
    variants.map(async (variant) => {
      const name = variantName(file.name, variant);
      const made = path.join(paths.sized(file.key), name);
      await makeVariant(paths.file(file.key), made, paths.drafts, variant);
      await publish(made, path.join('static', keyDigest(file.key), name), publicDir);
    }),
  );
  // After all have ended: none writes a file later.
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw new SourceError('10403', { file: file.key, reason: reasonOf(failed.reason) });
  return data;
}

type Args = Pick<CreateSchemaCustomizationArgs, 'schema' | 'reporter' | 'pathPrefix'>;

function imageField(places: Places, { reporter }: Pick<Args, 'reporter'>) {
  const config = getGatsbyImageFieldConfig<FileNode, object, Record<string, unknown>>(
    async (file, args) => (isResizable(file) ? imageData(file, args as ImageArgs, places, reporter) : null),
    { quality: { type: 'Int', description: 'From 1 to 100; by default what suits the format.' } },
  );
  const { formats, ...args } = config.args as Record<string, object>;
  return {
    ...config,
    description: 'Null for what is not made smaller, a drawing or an animation: show its publicURL instead.',
    type: 'GatsbyImageData',
    args: {
      ...args,
      formats: { ...formats, defaultValue: ['webp', 'avif'] },
      placeholder: {
        type: 'PbImagePlaceholder',
        description: 'The placeholder while the image loads.',
        defaultValue: 'dominantColor',
      },
    },
  };
}

/** A picture above this size is published smaller: feeds and networks fetch it whole. */
const LARGEST_BYTES = 2_000_000;
/** Width of that copy; what shows pictures elsewhere is seldom wider. */
const COPY_WIDTH = 1600;

/** A photograph without the data of its camera, which may reveal where it was taken, in its own format and at most 1,600 px wide. */
async function plainCopy(file: FileNode, places: Places): Promise<string | undefined> {
  const args: ImageArgs = { layout: 'constrained', width: COPY_WIDTH, breakpoints: [COPY_WIDTH], formats: ['auto'] };
  const { images } = await imageData(file, args, places, { warn: () => undefined });
  return images.fallback?.src;
}

async function publicUrl(file: FileNode, places: Places) {
  const { key, base, address } = file;
  const { filesDir, publicDir, pathPrefix } = places;
  if (isResizable(file) && (file.hasMetadata || file.size > LARGEST_BYTES)) {
    const copy = await plainCopy(file, places);
    if (copy) return copy;
  }
  if (address) return address;
  const folder = path.join('static', keyDigest(key));
  try {
    await publish(storePaths(filesDir).file(key), path.join(folder, base), publicDir);
  } catch (error) {
    throw new SourceError('10401', { file: key, reason: reasonOf(error) });
  }
  return `${pathPrefix}/static/${keyDigest(key)}/${encodeURIComponent(base)}`;
}

/** The type of a file: not Gatsby's File, because its identity is PocketBase's immutable name and not a path on this machine. */
export function fileTypes(filesDir: string, publicDir: string, { schema, reporter, pathPrefix }: Args) {
  const places = { filesDir, publicDir, pathPrefix: pathPrefix ?? '' };
  return [
    schema.buildEnumType({
      name: 'PbImagePlaceholder',
      description: 'The placeholder while an image loads.',
      values: {
        DOMINANT_COLOR: { value: 'dominantColor', description: 'The most frequent colour of the image.' },
        BLURRED: { value: 'blurred', description: 'The image itself at 20 pixels, a few hundred bytes in the page.' },
        NONE: { value: 'none', description: 'Nothing, or the argument backgroundColor.' },
      },
    }),
    schema.buildObjectType({
      name: 'PbFile',
      description: 'A file of a record, kept locally.',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        key: { type: 'String!', description: 'collection/record/filename' },
        name: { type: 'String!', description: 'Filename without the extension.' },
        base: { type: 'String!', description: 'Filename.' },
        extension: 'String!',
        mimeType: 'String!',
        size: { type: 'Int!', description: 'In bytes.' },
        width: { type: 'Int', description: 'In pixels; null if it is no image.' },
        height: 'Int',
        dominantColor: { type: 'String', description: 'The most frequent colour of an image, as #rrggbb.' },
        blurDataURL: {
          type: 'String',
          description: 'An image at 20 pixels as a data URL of a few hundred bytes, to be shown while it loads.',
        },
        publicURL: {
          type: 'String!',
          description:
            'Copies the file to the site, unless a bucket has it, and gives its address. Of a photograph with data of its camera, or above 2 MB, the copy has no such data and is at most 1,600 px wide.',
          resolve: (file: FileNode) => publicUrl(file, places),
        },
        gatsbyImageData: imageField(places, { reporter }) as never,
      },
    }),
  ];
}
