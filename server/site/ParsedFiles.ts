import { readFile, stat } from 'node:fs/promises';
import { stampOf } from './stamp';

/**
 * Files that are read again and again by a process that stays, parsed once as long as each is the same. They are written
 * whole and never changed in place: only so a stamp says enough. Nobody may change what is handed out.
 */
export class ParsedFiles<T> {
  private readonly known = new Map<string, { stamp: string; value: T }>();

  /**
   * @param parse makes the value of a file's text
   * @param most so many are kept, those that were used last
   */
  constructor(
    private readonly parse: (text: string) => T,
    private readonly most: number,
  ) {}

  /** @throws what reading or parsing throws */
  async read(file: string): Promise<T> {
    const stamp = stampOf(await stat(file));
    const before = this.known.get(file);
    const value = before?.stamp === stamp ? before.value : this.parse(await readFile(file, 'utf8'));
    this.hold(file, stamp, value);
    return value;
  }

  /** Keeps what was just written there, so that it need not be read. */
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
