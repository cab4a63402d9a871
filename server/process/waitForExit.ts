import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

/** Settles with a child's exit code once it has ended; as in shells 127 says that it never began, 128 and more which signal ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
