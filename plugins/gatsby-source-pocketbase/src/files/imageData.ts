import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { reasonOf, SourceError } from '../errors';
import type { FileNode } from './FileInfo';
import { keyDigest } from './fileKey';
import { type ImageArgs, planImage } from './planImage';
import { publish } from './store/publish';
import { storePaths } from './store/storePaths';
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
  try {
    await Promise.all(
      variants.map(async (variant) => {
        const name = variantName(file.name, variant);
        const made = path.join(paths.sized(file.key), name);
        await makeVariant(paths.file(file.key), made, paths.drafts, variant);
        await publish(made, path.join('static', keyDigest(file.key), name), publicDir);
      }),
    );
  } catch (error) {
    throw new SourceError('10403', { file: file.key, reason: reasonOf(error) });
  }
  return data;
}
