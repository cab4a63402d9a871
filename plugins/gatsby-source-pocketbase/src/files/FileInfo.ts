/** What is known of a file from its bytes. */
export interface FileInfo {
  mimeType: string;
  size: number;
  /** In pixels as shown; null if it is no image or a broken one. */
  width: number | null;
  height: number | null;
  /** What a picture mostly is, as #rrggbb: it stands in while the picture loads. */
  dominantColor: string | null;
}

/** A file's node. Where the file lies is not in it: that differs between machines, the node does not. */
export interface FileNode extends FileInfo {
  key: string;
  name: string;
  base: string;
  extension: string;
  internal: { contentDigest: string };
}

const RESIZED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Whether smaller versions of it are made: a drawing needs none, an animation would lose its movement. */
export const isResizable = ({ mimeType, width, height }: FileInfo): boolean =>
  RESIZED.has(mimeType) && width !== null && height !== null;
