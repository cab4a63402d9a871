import path from 'node:path';
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { getGatsbyImageFieldConfig } from 'gatsby-plugin-image/graphql-utils';
import { type FileNode, isResizable } from './FileInfo';
import { imageData, type Places } from './imageData';
import { publish } from './publish';

type Args = Pick<CreateSchemaCustomizationArgs, 'schema' | 'reporter' | 'pathPrefix'>;
type ImageArgs = Parameters<typeof imageData>[1];

function imageField(places: Places, { reporter }: Args) {
  const config = getGatsbyImageFieldConfig<FileNode, object, Record<string, unknown>>(
    async (file, args) => (isResizable(file) ? imageData(file, args as ImageArgs, places, reporter) : null),
    { quality: { type: 'Int', description: 'From 1 to 100; by default what suits the format.' } },
  );
  const { formats, placeholder, ...args } = config.args as Record<string, object>;
  return {
    ...config,
    // Null, not an error, for a drawing: who asks gets its publicURL instead.
    type: 'GatsbyImageData',
    args: {
      ...args,
      formats: { ...formats, defaultValue: ['webp', 'avif'] },
      placeholder: { ...placeholder, defaultValue: 'dominantColor' },
    },
  };
}

/** The type of a file: its own, since its identity is PocketBase's immutable name and not a path on this machine. */
export function fileTypes(filesDir: string, publicDir: string, args: Args) {
  const places = { filesDir, publicDir, pathPrefix: args.pathPrefix ?? '' };
  return [
    args.schema.buildObjectType({
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
        dominantColor: { type: 'String', description: 'What a picture mostly is, as #rrggbb.' },
        publicURL: {
          type: 'String!',
          description: 'Copies the file as it is to the site, and gives its address there.',
          resolve: async (file: FileNode) => {
            const folder = `static/${file.internal.contentDigest}`;
            await publish(path.join(filesDir, file.key), path.join(folder, file.base), publicDir);
            return `${places.pathPrefix}/${folder}/${encodeURIComponent(file.base)}`;
          },
        },
        gatsbyImageData: imageField(places, args) as never,
      },
    }),
  ];
}
