import { constants } from 'node:os';
import { UserError } from '../UserError';
import { EXIT, exitCodeOf } from './waitForExit';
import { identify, parentOf } from './identity';

const INTERVAL_MS = 500;
/** npm, its shell, tsx: more is never between us and who typed the command. */
const MOST_LAUNCHERS = 4;

/**
 * Calls back when tsx or npm above this process dies: `kill -9` of what someone started must not leave the site behind,
 * serving on a port that the next start wants.
 */
async function whenLauncherDies(callback: () => void): Promise<void> {
  const launchers = await findLaunchers();
  const timer = setInterval(() => {
    void Promise.all(launchers.map(identify)).then((alive) => {
      if (alive.every(Boolean)) return;
      clearInterval(timer);
      callback();
    });
  }, INTERVAL_MS);
  timer.unref();
}

/** The processes from our parent up to the outermost that is npm or tsx; none if we were started without them. */
async function findLaunchers(): Promise<number[]> {
  const chain: number[] = [];
  let launchers = 0;
  for (let pid = await parentOf(process.pid); pid && chain.length < MOST_LAUNCHERS; pid = await parentOf(pid)) {
    chain.push(pid);
    const command = (await identify(pid))?.command ?? '';
    if (/(^|[/\s])(tsx|npm)(\s|$)|npm-cli\.js|tsx\/dist\/cli/.test(command)) launchers = chain.length;
  }
  return chain.slice(0, launchers);
}

type Cleanup = () => Promise<void>;

/** The life of a command: what to stop when it ends, however it ends. */
export class CommandLifecycle {
  private readonly cleanups: Cleanup[] = [];
  private ending = false;
  /** Set once the command does what it is there for: stopped after that is no failure. */
  ready = false;

  /** Whether the command is being stopped: what fails now is no failure. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** Registers what to stop at the end; the last one first. */
  onEnd(cleanup: Cleanup): void {
    this.cleanups.push(cleanup);
  }

  /** Runs a command: shows a UserError as its message, anything else with its stack, and ends the process. */
  async run(command: (life: CommandLifecycle) => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.stopBy(signal));
    }
    // That a launcher ends when it is told to end is no second Ctrl-C.
    await whenLauncherDies(() => !this.ending && this.stopBy('SIGHUP'));
    try {
      await command(this);
      await this.end(EXIT.done);
    } catch (error) {
      // Errors caused by the stop itself are not shown.
      if (!this.ending) this.show(error);
      await this.end(exitCodeOf(error));
    }
  }

  private stopBy(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
    // A second Ctrl-C: the exit handlers of the children kill what is left.
    if (this.ending) process.exit(128 + constants.signals[signal]);
    process.stderr.write('\nStopping …\n');
    void this.end(this.ready ? EXIT.done : 128 + constants.signals[signal]);
  }

  private async end(code: number): Promise<void> {
    if (this.ending) return;
    this.ending = true;
    for (const cleanup of this.cleanups.reverse()) {
      await cleanup().catch((error: unknown) => this.show(error));
    }
    process.exit(code);
  }

  private show(error: unknown): void {
    if (error instanceof UserError) {
      const detail = error.detail && `\n\n${error.detail.replace(/^/gm, '    ')}`;
      process.stderr.write(`\n${error.message}${detail}\n`);
    } else {
      process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    }
  }
}
