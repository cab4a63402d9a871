import { type Estimate, estimate, settle, type Stage } from './estimate';

/** Follows the stages of a command and estimates its end. */
export class Forecast {
  private finished: (number | undefined)[] = [];
  /** Undefined before the first known stage: until then nothing is estimated. */
  private began?: number;
  private part?: number | undefined;
  private shown?: Estimate;

  /** @param clock seconds, of a clock that only goes forward */
  constructor(
    private readonly stages: readonly Stage[],
    private readonly clock = () => performance.now() / 1000,
  ) {}

  /** The name of the running stage. */
  get stage(): string | undefined {
    return this.began === undefined ? undefined : this.stages[this.finished.length]?.name;
  }

  /**
   * A stage begins, or goes on. Stages before it that were not reported were skipped; an earlier stage begins again when a build
   * is repeated.
   * @param name ignored if it is no stage
   * @param part share of the stage that is done, if it is known
   */
  reach(name: string, part?: number): void {
    const index = this.stages.findIndex((stage) => stage.name === name);
    if (index < 0) return;
    if (this.began === undefined || index < this.finished.length) {
      this.finished.length = Math.min(index, this.finished.length);
      this.began = this.clock();
    } else if (index > this.finished.length) this.finish();
    while (this.finished.length < index) this.finished.push(undefined);
    this.part = part;
  }

  /** A stage ends: the next one begins. @param name ignored if that stage does not run */
  end(name: string): void {
    if (name === this.stage) this.finish();
  }

  /** The estimate to show now; undefined before the first stage, and after the last. */
  now(): Estimate | undefined {
    if (this.began === undefined || !this.stage) return undefined;
    const elapsed = this.clock() - this.began;
    this.shown = settle(this.shown, estimate(this.stages, { finished: this.finished, elapsed, part: this.part }));
    return this.shown;
  }

  private finish(): void {
    const now = this.clock();
    this.finished.push(now - (this.began ?? now));
    this.began = now;
    this.part = undefined;
  }
}
