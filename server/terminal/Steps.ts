import { SingleBar } from 'cli-progress';

/** Called with the progress of a step. */
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
   * Runs a step and shows it.
   * @param name of the step, in a few words
   * @param work the step; it may report its progress
   * @param describe the result in a few words; by default a result that is a string
   */
  async step<T>(
    name: string,
    work: (report: Report) => Promise<T>,
    describe: (result: T) => string = (result) => (typeof result === 'string' ? result : ''),
  ): Promise<T> {
    const started = performance.now();
    const bar = this.out.isTTY ? this.bar(name) : this.plainLines(started);
    // On a terminal the line of the result replaces this line.
    if (this.out.isTTY) this.out.write(`  … ${name}`);
    else this.out.write(`… ${name}\n`);
    try {
      const result = await work(bar.report);
      bar.stop();
      this.line('✓', name, started, describe(result));
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
