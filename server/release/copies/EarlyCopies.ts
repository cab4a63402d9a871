import { isText } from '../../site/classify';
import type { PublishedFile } from '../../site/manifest';
import { compress, type Copies } from './compress';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Order } from './compressWorker';

const ENTRY = path.join(__dirname, 'compressWorker.ts');
/** With `--import tsx`, Node 20 does not load a thread's first file. */
const TSX = require.resolve('tsx/cjs');

/** The caller's own thread reads and checks the build meanwhile, and waits for these half of the time. */
const THREADS = Math.max(2, availableParallelism() - 1);

interface Waiting {
  resolve: (copies: Copies) => void;
  reject: (error: Error) => void;
}

/** A thread that compresses one file after another. */
class Thread {
  private readonly worker = new Worker(ENTRY, { execArgv: ['--require', TSX] });
  private readonly waiting: Waiting[] = [];
  isOver = false;

  constructor() {
    this.worker.on('message', (answer: Answer) => this.settle(answer));
    this.worker.on('error', (error: Error) => this.end(error));
    this.worker.on('exit', (code) => this.end(new Error(`The thread that compresses files ended with ${code}.`)));
    // Between two releases it does not keep the process alive.
    this.worker.unref();
  }

  get length(): number {
    return this.waiting.length;
  }

  compress(order: Order): Promise<Copies> {
    return new Promise((resolve, reject) => {
      if (this.waiting.push({ resolve, reject }) === 1) this.worker.ref();
      this.worker.postMessage(order);
    });
  }

  private settle(answer: Answer): void {
    const first = this.waiting.shift();
    if (this.waiting.length === 0) this.worker.unref();
    if ('error' in answer) first?.reject(new Error(answer.error));
    else first?.resolve(answer);
  }

  private end(error: Error): void {
    this.isOver = true;
    for (const { reject } of this.waiting.splice(0)) reject(error);
  }
}

let threads: Thread[] = [];

/**
 * Compresses a file in another thread. Beside a busy thread, zlib's asynchronous functions are no help: 232 pages took 2.4 s to
 * check and compress at once, 1.8 one after the other, and 1.2 with this (decision 77).
 * @throws Error if the thread ended; the next file starts another
 */
export function compressInThread(order: Order): Promise<Copies> {
  threads = threads.filter(({ isOver }) => !isOver);
  const idle = threads.find(({ length }) => length === 0);
  const shortest = threads.toSorted((a, b) => a.length - b.length)[0];
  if (idle) return idle.compress(order);
  if (shortest && threads.length >= THREADS) return shortest.compress(order);
  const thread = new Thread();
  threads.push(thread);
  return thread.compress(order);
}

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
    // The caller that takes the copies gets the error; after a build that the gate refuses, nothing takes them.
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
