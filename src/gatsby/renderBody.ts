import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page's body as Gatsby does, once everything that suspends is there, without the NUL characters of React's stream.
 * React 18.3.1 fills a buffer of 2,048 bytes; where a letter of several bytes does not fit into its end it sends the whole
 * buffer, and the one to three bytes that were left are zeros (writeStringChunk of react-dom-server.node, read < length).
 * @returns the HTML
 * @throws Error that a component threw
 */
export function renderBody(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      write: (chunk: Uint8Array, _, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        // HTML has no use for U+0000: in a title or an attribute browsers show it as U+FFFD.
        resolve(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(body, { onAllReady: () => pipe(output), onError: reject });
  });
}
