import { SingleBar } from 'cli-progress';

/** Told as a step goes on. */
export type Report = (done: number, total: number, what?: string) => void;

export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows steps with the time each takes: a bar for the long ones on a terminal, plain lines elsewhere. */
export class Steps {
  private readonly started = performance.now();

  constructor(private readonly out: Terminal = process.stdout) {}

  /**
   * Does a step and shows it.
   * @param name what is done, in a few words
   * @param work the step; it may report how far it is, and return words on what came of it
   */
  async step<T>(name: string, work: (report: Report) => Promise<T>): Promise<T> {
    const started = performance.now();
    const bar = this.out.isTTY ? this.bar(name) : this.plainLines(started);
    // On a terminal the finished line takes this one's place.
    if (this.out.isTTY) this.out.write(`  … ${name}`);
    else this.out.write(`… ${name}\n`);
    try {
      const result = await work(bar.report);
      bar.stop();
      this.line('✓', name, started, typeof result === 'string' ? result : '');
      return result;
    } catch (error) {
      bar.stop();
      this.line('✗', name, started, '');
      throw error;
    }
  }

  /** Seconds since the first step. */
  total(): string {
    return seconds(this.started);
  }

  private line(mark: string, name: string, started: number, words: string): void {
    const start = this.out.isTTY ? '\r\x1b[2K  ' : '';
    this.out.write(`${start}${mark} ${name}${words && `: ${words}`} (${seconds(started)})\n`);
  }

  private plainLines(started: number): { report: Report; stop(): void } {
    let last = '';
    const report: Report = (_done, _total, what = '') => {
      if (what && what !== last) this.out.write(`    ${what} (${seconds(started)})\n`);
      last = what;
    };
    return { report, stop: () => undefined };
  }

  private bar(name: string): { report: Report; stop(): void } {
    let bar: SingleBar | undefined;
    const report: Report = (done, total, what = '') => {
      if (!bar) {
        this.out.write('\r\x1b[2K');
        bar = new SingleBar({
          format: `  … ${name} [{bar}] {value}/{total} {what}`,
          barsize: 24,
          clearOnComplete: true,
          hideCursor: null,
        });
        bar.start(total, 0, { what });
      }
      bar.setTotal(total);
      bar.update(done, { what: what.slice(0, 40) });
    };
    return { report, stop: () => bar?.stop() };
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
