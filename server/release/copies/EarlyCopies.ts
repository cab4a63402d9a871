import { isText } from '../../site/classify';
import type { PublishedFile } from '../../site/manifest';
import { compress, type Copies } from './compress';
import { compressInThread } from './Compressor';

/** Bytes of texts that may wait for a thread: a first build of 1,000 articles has 107 MB of them. */
const MOST_WAITING = 64 * 2 ** 20;

/**
 * Compresses the new texts of a build in other threads while the gate, which needs one, still reads the build.
 */
export class EarlyCopies {
  private readonly copies = new Map<string, Promise<Copies>>();
  private waiting = 0;

  /** @param isKnown whether an earlier release has the file, with its copies */
  constructor(private readonly isKnown: (entry: PublishedFile) => boolean) {}

  /** Begins with a file; returns once there is room for the next. */
  async begin(entry: PublishedFile, content: Buffer): Promise<void> {
    if (!isText(entry.file) || this.isKnown(entry)) return;
    const copies = this.compress(entry, content);
    this.copies.set(keyOf(entry), copies);
    this.waiting += content.length;
    // The one who takes the copies gets the error; of a build that the gate refuses nobody takes them.
    const done = copies.then(
      () => undefined,
      () => undefined,
    );
    void done.then(() => (this.waiting -= content.length));
    if (this.waiting > MOST_WAITING) await done;
  }

  /** The copies of a file; none of one that is no text. */
  async of(entry: PublishedFile, content: Buffer): Promise<Copies> {
    return this.copies.get(keyOf(entry)) ?? this.compress(entry, content);
  }

  private async compress({ file, cache }: PublishedFile, content: Buffer): Promise<Copies> {
    if (!isText(file)) return {};
    const immutable = cache === 'immutable';
    // A machine that has no thread left must still publish.
    return compressInThread({ content, immutable }).catch(() => compress(content, immutable));
  }
}

/** Files with one content have the same copies if their type and the time for which browsers keep them are equal. */
const keyOf = ({ etag, type, cache }: PublishedFile): string => `${etag} ${type} ${cache}`;
