import { Writable } from 'stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Collects a rendered page, without U+0000. React 18 writes into a buffer of 2,048 bytes. If a character of several
 * bytes does not fit into the rest, it begins the next buffer, and React passes on the whole of this one, with one to
 * three zeros at its end (`writeStringChunk`; fixed in React 19). No character is lost or doubled, and zero bytes occur
 * in UTF-8 only as U+0000, which HTML does not allow: leaving them out is enough.
 */
class Page extends Writable {
  private readonly chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    // Always a copy: the buffer is React's own.
    this.chunks.push(Buffer.from(chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk));
    done();
  }

  html(): string {
    return Buffer.concat(this.chunks).toString('utf8');
  }
}

/**
 * Renders a page's body as Gatsby 5.16 does (cache-dir/static-entry.js), with the same bytes but for React's padding.
 * @throws whatever a component throws
 */
export function renderBody(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = new Page();
    page.on('finish', () => resolve(page.html())).on('error', reject);
    const { pipe } = renderToPipeableStream(body, { onAllReady: () => pipe(page), onError: reject });
  });
}
