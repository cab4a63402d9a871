import { brotliDecompressSync } from 'node:zlib';

/** https://www.w3.org/TR/WOFF2/#table_dir_format: the tags that a number stands for; the rest are not read here. */
const KNOWN_TAGS: Record<number, string> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 47: 'fvar' };

/** The facts of a WOFF2 file: its code points and weights. */
export type FontFacts = { codePoints: Set<number>; weights: { min: number; max: number } };

/** Reads a variable font's letters and weights from the file itself, so that no list beside it can grow stale. */
export function readWoff2(file: Buffer): FontFacts {
  const tables = tablesOf(file);
  const [cmap, fvar] = [tables.get('cmap'), tables.get('fvar')];
  if (!cmap || !fvar) throw new Error('This is no variable font.');
  return { codePoints: codePointsOf(cmap), weights: weightsOf(fvar) };
}

function tablesOf(file: Buffer): Map<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 file.');
  let at = 48;
  const varint = (): number => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const number = flags & 63;
    const tag = number === 63 ? file.toString('latin1', at, (at += 4)) : (KNOWN_TAGS[number] ?? `#${number}`);
    const length = varint();
    // For these two tables version 3 means "as it is"; for the others 0 does.
    const asItIs = flags >> 6 === (tag === 'glyf' || tag === 'loca' ? 3 : 0);
    return { tag, length: asItIs ? length : varint() };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map(entries.map(({ tag, length }) => [tag, data.subarray(from, (from += length))]));
}

/** Reads subtables of format 4 (two-byte code points), which is what a subset of Latin letters has. */
function codePointsOf(cmap: Buffer): Set<number> {
  const found = new Set<number>();
  for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let i = 0; i < size; i += 2) {
      const [end, start] = [table.readUInt16BE(14 + i), table.readUInt16BE(16 + size + i)];
      for (let code = start; code <= end && code < 0xffff; code++) found.add(code);
    }
  }
  return found;
}

function weightsOf(fvar: Buffer): { min: number; max: number } {
  const axis = fvar.readUInt16BE(4);
  if (fvar.readUInt16BE(8) !== 1 || fvar.toString('latin1', axis, axis + 4) !== 'wght') {
    throw new Error('The font varies in more than its weight.');
  }
  return { min: fvar.readInt32BE(axis + 4) / 65536, max: fvar.readInt32BE(axis + 12) / 65536 };
}
