/** The facts of a file from its bytes. */
export interface FileInfo {
  mimeType: string;
  /** In bytes. */
  size: number;
  /** In pixels as shown, the camera's mark of a turned photograph followed; null if it is no image or a broken one. */
  width: number | null;
  height: number | null;
  /** Has more than one picture in it. */
  isAnimated: boolean;
  /** The dominant colour as #rrggbb: shown while the image loads. */
  dominantColor: string | null;
  /** The picture at 20 pixels, as a data URL of a few hundred bytes: stands in as well, and says more. */
  blurDataURL: string | null;
}

/** Counts up when describeFile() finds out more or otherwise: what was kept by an older one is found out again. */
export const INFO_VERSION = 2;

/** A file's node. Where the file lies is not in it: that differs between machines, the node does not. */
export interface FileNode extends FileInfo {
  key: string;
  name: string;
  base: string;
  extension: string;
  /** The INFO_VERSION that found the other facts. */
  infoVersion: number;
  /** Where visitors get the original when the site holds no copy: in the bucket or CDN. */
  address: string | null;
  internal: { contentDigest: string };
}

const RESIZED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Of kinds that cannot be measured here, and are harmless. */
const UNMEASURED = new Set(['image/x-icon']);

/** An image that is cut off, broken or beyond the limits: visitors never get it, also not as it is. */
export const isUnfit = ({ mimeType, width }: FileInfo): boolean =>
  mimeType.startsWith('image/') && width === null && !UNMEASURED.has(mimeType);

/** Whether smaller versions of it are made: a drawing needs none, an animation would lose its movement. */
export const isResizable = ({ mimeType, width, height, isAnimated }: FileInfo): boolean =>
  RESIZED.has(mimeType) && width !== null && height !== null && !isAnimated;
