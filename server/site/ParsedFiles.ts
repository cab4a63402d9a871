import { readFile, stat } from 'node:fs/promises';
import { stampOf } from './files';

/**
 * Files that a long-running process reads repeatedly, parsed again only after a change. They must be replaced in one step and
 * never changed in place, so that a stamp identifies the content. Callers must not change the values.
 */
export class ParsedFiles<T> {
  private readonly known = new Map<string, { stamp: string; value: T }>();

  /**
   * @param parse makes the value from a file's text
   * @param most the number of values that are kept, the last used ones
   */
  constructor(
    private readonly parse: (text: string) => T,
    private readonly most: number,
  ) {}

  /** @throws the errors of reading and parsing */
  async read(file: string): Promise<T> {
    const stamp = stampOf(await stat(file));
    const before = this.known.get(file);
    const value = before?.stamp === stamp ? before.value : this.parse(await readFile(file, 'utf8'));
    this.hold(file, stamp, value);
    return value;
  }

  /** Keeps a value that was just written, so that it need not be read. */
  async keep(file: string, value: T): Promise<void> {
    this.hold(file, stampOf(await stat(file)), value);
  }

  private hold(file: string, stamp: string, value: T): void {
    this.known.delete(file);
    this.known.set(file, { stamp, value });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= this.most) break;
      this.known.delete(oldest);
    }
  }
}
