const HEADER = 6;
const ENTRY = 16;

/**
 * An .ico file with unchanged images: the format supports PNG since Windows Vista.
 * @param images square PNGs of at most 256 px with their sizes
 */
export function icoOf(images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    // 256 is written as 0, because a size has one byte.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The images in an .ico file of PNGs, or the one image that a file is. */
export function pngsOf(file: Buffer): Buffer[] {
  if (file.subarray(0, PNG.length).equals(PNG)) return [file];
  if (file.length < 6) return [];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const offset = file.readUInt32LE(at + 12);
    return file.subarray(offset, offset + file.readUInt32LE(at + 8));
  });
}
