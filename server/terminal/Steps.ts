import { restInWords } from './estimate';
import type { Forecast } from './Forecast';

/**
 * Called with the progress of a step.
 * @param done number of the running part
 * @param what the running part in words
 * @param part share of the running part that is done, if it is known
 */
export type Report = (done: number, total: number, what?: string, part?: number) => void;

interface Reported {
  done: number;
  total: number;
  what: string;
  part: number | undefined;
}

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const TICK_MS = 1_000;
const BAR = 12;
const DEFAULT_COLUMNS = 80;
/** Without a terminal: the shortest time between two lines, and the longest. */
const LEAST_MS = 10_000;
const MOST_MS = 30_000;

/**
 * Shows steps with the time each takes, and how long the rest takes if there is a forecast: one line that is rewritten on a
 * terminal, plain lines elsewhere.
 */
export class Steps {
  private readonly started = performance.now();
  /** The name of the running step, and its running part. */
  private running: { name: string; what: string } | undefined;
  private lastLine = { what: '', at: performance.now() };
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly out: Terminal = process.stdout,
    private readonly forecast?: Forecast,
  ) {
    if (forecast) this.timer = setInterval(() => this.show(), TICK_MS).unref();
  }

  /**
   * Runs a step and shows it.
   * @param name of the step, in a few words; what follows in parentheses is no part of the name of its stage in the forecast
   * @param work the step; it may report its progress
   * @param describe the result in a few words; by default a result that is a string
   */
  async step<T>(
    name: string,
    work: (report: Report) => Promise<T>,
    describe: (result: T) => string = (result) => (typeof result === 'string' ? result : ''),
  ): Promise<T> {
    const started = performance.now();
    const stage = name.replace(/ \(.*/, '');
    this.forecast?.reach(stage);
    this.running = { name, what: '' };
    // On a terminal the line of the result replaces this line.
    if (this.out.isTTY) this.show();
    else this.out.write(`… ${name}\n`);
    try {
      const result = await work((done, total, what = '', part) => this.report({ done, total, what, part }, started));
      this.line('✓', name, started, describe(result));
      return result;
    } catch (error) {
      this.line('✗', name, started, '');
      throw error;
    } finally {
      this.forecast?.end(this.running?.what || stage);
      this.running = undefined;
    }
  }

  /** Writes a line that is no step. */
  readonly say = (text: string): void => void this.out.write(`${this.out.isTTY ? CLEAR : ''}${text}\n`);

  /** Ends the line that is rewritten. */
  stop(): void {
    clearInterval(this.timer);
    if (this.out.isTTY && this.forecast) this.out.write(CLEAR);
  }

  /** Seconds since the first step. */
  total(): string {
    return seconds(this.started);
  }

  private report({ done, total, what, part }: Reported, started: number): void {
    const isNew = what !== this.running?.what;
    this.forecast?.reach(what, part);
    if (this.running) this.running.what = what;
    if (this.out.isTTY) this.show(` (${done}/${total})`);
    else if (this.forecast) this.show();
    else if (isNew && what) this.out.write(`    ${what} (${seconds(started)})\n`);
  }

  /** Shows the running part and the forecast. @param count shown after the part if there is no forecast */
  private show(count = ''): void {
    const estimate = this.forecast?.now();
    const guess = estimate && `${estimate.share} %, ${restInWords(estimate)}`;
    // Between two steps the stage that follows is shown.
    const { name, what } = this.running ?? { name: this.forecast?.stage ?? '', what: '' };
    if (!name) return;
    if (this.out.isTTY)
      this.rewrite(name, estimate ? `${drawBar(estimate.share)} ${guess}` : '', what && !guess ? what + count : what);
    else if (guess) this.plainLine(what || name, guess);
  }

  private rewrite(name: string, guess: string, what: string): void {
    const line = `  … ${[name, [guess, what].filter(Boolean).join(': ')].filter(Boolean).join(' ')}`;
    // A line that wraps could not be rewritten.
    this.out.write(CLEAR + [...line].slice(0, (this.out.columns ?? DEFAULT_COLUMNS) - 1).join(''));
  }

  /** Writes a line if the last one is old enough. */
  private plainLine(what: string, guess: string): void {
    const age = performance.now() - this.lastLine.at;
    if (age < (what === this.lastLine.what ? MOST_MS : LEAST_MS)) return;
    this.lastLine = { what, at: performance.now() };
    this.out.write(`    ${what}: ${guess}\n`);
  }

  private line(mark: string, name: string, started: number, words: string): void {
    const start = this.out.isTTY ? `${CLEAR}  ` : '';
    this.out.write(`${start}${mark} ${name}${words && `: ${words}`} (${seconds(started)})\n`);
  }
}

/** Returns to the start of the line and deletes it. */
const CLEAR = '\r\x1b[2K';

function drawBar(share: number): string {
  const full = Math.floor((share * BAR) / 100);
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
