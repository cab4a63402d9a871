import { constants } from 'node:os';
import { UserError } from '../UserError';
import { EXIT, exitCodeOf } from './processGroup';
import { identify, parentOf } from './identity';

const INTERVAL_MS = 500;
/** npm, its shell and tsx: there are never more processes between the terminal and this one. */
const MOST_LAUNCHERS = 4;

/**
 * Calls back when tsx or npm above this process dies: after `kill -9` of the launcher the site must not keep serving on the port
 * that the next start needs.
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

/** The processes from the parent up to the outermost npm or tsx; none if the command was started without them. */
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

/** Runs a command, and stops everything that it started at its end, whatever the cause. */
export class CommandLifecycle {
  private readonly cleanups: Cleanup[] = [];
  /** Whether the command is being stopped: errors are no failures then. */
  isEnding = false;
  /** Set once the command has started its service: a stop after that is no failure. */
  ready = false;

  /** Registers a cleanup for the end; the last one runs first. */
  onEnd(cleanup: Cleanup): void {
    this.cleanups.push(cleanup);
  }

  /** Runs a command: shows a UserError as its message, anything else with its stack, and ends the process. */
  async run(command: (life: CommandLifecycle) => Promise<void>): Promise<void> {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.stopBy(signal));
    }
    // A launcher's exit after Ctrl-C must not count as a second Ctrl-C.
    await whenLauncherDies(() => !this.isEnding && this.stopBy('SIGHUP'));
    try {
      await command(this);
      await this.end(EXIT.done);
    } catch (error) {
      // Errors caused by the stop itself are not shown.
      if (!this.isEnding) this.show(error);
      await this.end(exitCodeOf(error));
    }
  }

  private stopBy(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
    // A second Ctrl-C: exit handlers kill the remaining children.
    if (this.isEnding) process.exit(128 + constants.signals[signal]);
    process.stderr.write('\nStopping …\n');
    void this.end(this.ready ? EXIT.done : 128 + constants.signals[signal]);
  }

  private async end(code: number): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
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
