import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProcessIdentity, stillRuns } from './identity';
import { constants } from 'node:os';
import { OperatorError } from '../UserError';

/** Settles with a child's exit code; as in shells 127 if it could not start, 128 plus the number of the signal that ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}

/**
 * Exit codes of the commands; docs/operators.md lists them. `operator` is EX_CONFIG of sysexits.h: the systemd unit has it in
 * RestartPreventExitStatus.
 */
export const EXIT = { done: 0, failed: 1, operator: 78 } as const;

/** The exit code of a command that an error ends. */
export const exitCodeOf = (error: unknown): number => (error instanceof OperatorError ? EXIT.operator : EXIT.failed);

const STOP_TIMEOUT_MS = 5_000;

/** Signals a group, or the process alone if it leads none. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // The process has ended, or it leads no group.
    }
  }
}

/** Ends a recorded process and its group, by SIGTERM first; never a later process with the same number. */
export async function endGroup(target: ProcessIdentity): Promise<void> {
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  if (await stillRuns(target)) signalGroup(target.pid, 'SIGTERM');
  while (await stillRuns(target)) {
    if (performance.now() > deadline) signalGroup(target.pid, 'SIGKILL');
    await sleep(50);
  }
}

/**
 * Ends a child of this process and its group, by SIGTERM first.
 * @param gone settles when the child has ended
 */
export async function stopChild(
  { pid }: ChildProcess,
  gone: Promise<unknown>,
  timeoutMs = STOP_TIMEOUT_MS,
): Promise<void> {
  if (pid === undefined) return;
  signalGroup(pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), timeoutMs);
  await gone;
  clearTimeout(timer);
}
