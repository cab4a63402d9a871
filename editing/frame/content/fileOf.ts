import { keyInUrl } from '../../../plugins/gatsby-source-pocketbase/src/files/fileKey';
import type { PictureFile } from '../../../src/ui/Picture';

/** A picture that is still uploaded stands as a data: URL in the place of its name. */
const DATA = /^[^/]+\/[^/]+\/(data:.*)$/s;

/**
 * A file as a query returns it: the original, without the sized copies that a build makes.
 * @param key `collection/record/name`
 */
export const fileOf = (key: string): PictureFile & { readonly publicURL: string } => ({
  gatsbyImageData: null,
  publicURL: DATA.exec(key)?.[1] ?? `/api/files/${keyInUrl(key)}`,
  width: null,
  height: null,
});
