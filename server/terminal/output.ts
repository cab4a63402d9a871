import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** A log of limited size: when it is full it becomes `<name>.1`, which replaces the one before. */
export class LogFile {
  private size: number;

  constructor(
    readonly file: string,
    private readonly limit = 5_000_000,
  ) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Appends a text; a failed write must not stop the logged work. */
  write(text: string): void {
    try {
      if (this.size > this.limit) {
        renameSync(this.file, `${this.file}.1`);
        this.size = 0;
      }
      appendFileSync(this.file, text);
      this.size += Buffer.byteLength(text);
    } catch {
      // The disk is full or the folder is gone.
    }
  }
}

/** Writes a line to the terminal. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
