import { parentPort } from 'node:worker_threads';
import { compress, type Copies } from './compress';

/** A file to compress. */
export interface Order {
  content: Uint8Array;
  immutable: boolean;
}

/** The copies of an order's file, or the words of the error. */
export type Answer = Copies | { error: string };

// The thread of EarlyCopies.ts: answers the orders in their sequence.
parentPort?.on('message', ({ content, immutable }: Order) => {
  parentPort?.postMessage(answerTo(content, immutable));
});

function answerTo(content: Uint8Array, immutable: boolean): Answer {
  try {
    return compress(content, immutable);
  } catch (error) {
    return { error: String(error) };
  }
}
