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

async function publicUrl({ key, base, address }: FileNode, { filesDir, publicDir, pathPrefix }: Places) {
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
          description: 'Copies the file as it is to the site, unless a bucket has it, and gives its address.',
          resolve: (file: FileNode) => publicUrl(file, places),
        },
        gatsbyImageData: imageField(places, { reporter }) as never,
      },
    }),
  ];
}
