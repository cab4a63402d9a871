const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** The pictures in an .ico file of PNGs, or the one picture that a file is. */
export function pngsOf(file: Buffer): Buffer[] {
  if (file.subarray(0, PNG.length).equals(PNG)) return [file];
  if (file.length < 6) return [];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const offset = file.readUInt32LE(at + 12);
    return file.subarray(offset, offset + file.readUInt32LE(at + 8));
  });
}
