import { OperatorError } from '../OperatorError';

/**
 * Exit codes of the commands; docs/operators.md lists them. `operator` is EX_CONFIG of sysexits.h: the systemd unit names it
 * in RestartPreventExitStatus.
 */
export const EXIT = { done: 0, failed: 1, operator: 78 } as const;

/** The exit code of a command that ends with this error. */
export const exitCodeOf = (error: unknown): number => (error instanceof OperatorError ? EXIT.operator : EXIT.failed);
