import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { type Entry, open, type ZipFile } from 'yauzl';

/**
 * Unpacks an archive into a folder. The reader refuses absolute paths and `..`, and an archive that is cut off: its list of files is
 * at its end.
 * @throws Error if the file is no archive, or damaged
 */
export async function unpackZip(file: string, folder: string): Promise<void> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    open(file, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const unpack = async (entry: Entry): Promise<void> => {
    const target = path.join(folder, entry.fileName);
    await mkdir(entry.fileName.endsWith('/') ? target : path.dirname(target), { recursive: true });
    if (entry.fileName.endsWith('/')) return;
    const source = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
    await pipeline(source, checksum(entry), createWriteStream(target));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject).on('end', resolve);
      zip.on('entry', (entry: Entry) => void unpack(entry).then(() => zip.readEntry(), reject));
      zip.readEntry();
    });
  } finally {
    zip.close();
  }
}

/** Compares a file's checksum; Node has crc32 since 20.15, before that the reader compares only the length. */
function checksum({ fileName, crc32: expected }: Entry): Transform {
  const crc32 = zlib.crc32 as typeof zlib.crc32 | undefined;
  let sum = 0;
  return new Transform({
    transform: (part: Buffer, _encoding, done) => {
      sum = crc32?.(part, sum) ?? expected;
      done(null, part);
    },
    // An empty file has the checksum 0.
    flush: (done) => done(sum === expected ? null : new Error(`${fileName} is damaged.`)),
  });
}
