import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Copies } from './compress';
import type { Answer, Order } from './compressWorker';

const ENTRY = path.join(__dirname, 'compressWorker.ts');
/** With `--import tsx`, Node 20 does not load a thread's first file. */
const TSX = require.resolve('tsx/cjs');

/** The caller's own thread reads and checks the build meanwhile. */
const THREADS = Math.max(1, availableParallelism() - 1);

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
