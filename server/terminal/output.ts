import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** A log that never fills the disk: when it is full it becomes `<name>.1`, and the one before that is gone. */
export class LogFile {
  private size: number;

  constructor(
    readonly file: string,
    private readonly limit = 5_000_000,
  ) {
    mkdirSync(path.dirname(file), { recursive: true });
    this.size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Appends; a log that cannot be written must not stop what it tells of. */
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

/** Tells the person at the terminal something. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
