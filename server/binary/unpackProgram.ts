import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { open } from 'yauzl';

/**
 * Unpacks one file of a zip archive.
 * @param archive path of the archive
 * @param name path of the file in the archive
 * @param target path of the unpacked file
 */
export async function unpackProgram(archive: string, name: string, target: string): Promise<void> {
  await pipeline(await openEntry(archive, name), createWriteStream(target));
}

function openEntry(archive: string, name: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    open(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`${archive} holds no ${name}`)));
      zip.on('entry', (entry: { fileName: string }) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry as never, (failed, stream) => (failed ? reject(failed) : resolve(stream)));
      });
      zip.readEntry();
    });
  });
}
