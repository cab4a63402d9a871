/** The facts of a file from its bytes. */
export interface FileInfo {
  mimeType: string;
  /** In bytes. */
  size: number;
  /** In pixels as displayed, with the EXIF orientation applied; null if the file is no image, or a broken one. */
  width: number | null;
  height: number | null;
  /** Has more than one frame. */
  isAnimated: boolean;
  /** Has data of the camera or of a program, which may name place, time and person. */
  hasMetadata: boolean;
  /** The dominant colour as #rrggbb, shown while the image loads; null with transparent parts. */
  dominantColor: string | null;
  /** The image at 20 pixels, as a data URL of a few hundred bytes: another placeholder, with more detail. */
  blurDataURL: string | null;
}

/** Increases with each change of describeFile(): the facts of an older version are computed again. */
export const INFO_VERSION = 4;

/** A file's node. It does not contain the file's path, which differs between machines. */
export interface FileNode extends FileInfo {
  key: string;
  name: string;
  base: string;
  extension: string;
  /** The INFO_VERSION of the other facts. */
  infoVersion: number;
  /** The URL of the original in the bucket or CDN, if the site has no copy. */
  address: string | null;
  /** Its smaller versions are not in AVIF: see the option `withoutAvif`. */
  lacksAvif?: boolean;
  internal: { contentDigest: string };
}

const RESIZED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Harmless types that cannot be measured here. */
const UNMEASURED = new Set(['image/x-icon']);

/** A truncated, broken or too large image: it is never published, not even as the original. */
export const isUnfit = ({ mimeType, width }: FileInfo): boolean =>
  mimeType.startsWith('image/') && width === null && !UNMEASURED.has(mimeType);

/** Extensions of files that run as part of the site, or are read as its data, if it serves them. */
const ACTIVE = /^(?:x?html?|xht|shtml|mht|m?js|cjs|css|xml|xslt?|wasm|json|map)$/;

/** Whether a file may not be published, because a page or a script that somebody uploaded would run with the site's rights. */
export const isActive = (extension: string): boolean => ACTIVE.test(extension);

/** Whether smaller versions are made: an SVG image needs none, an animation would lose its frames. */
export const isResizable = ({ mimeType, width, height, isAnimated }: FileInfo): boolean =>
  RESIZED.has(mimeType) && width !== null && height !== null && !isAnimated;

/** The most pixels of an image that is decoded: 50 megapixels take 200 MB. Phone cameras stay below. */
export const MAX_PIXELS = 50_000_000;

/** The most pixels of a side, also of an SVG image, which browsers would render at that size. */
export const MAX_SIDE = 12_000;

/** Whether an image of this size may be decoded and shown. */
export const isWithinLimits = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;

/** A document type can define entities that expand without limit, or refer to files and URLs. No drawing program needs one. */
export const definesEntities = (svg: Buffer): boolean =>
  /<!(?:DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'[])*\[|ENTITY)/i.test(svg.toString('latin1'));
