import type { ChildProcess } from 'node:child_process';
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
