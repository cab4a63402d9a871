import { OperatorError } from '../UserError';

/**
 * Ends a command that takes no arguments where it was given some: `npm run build -- --preview` would publish.
 * @param command as it is typed
 * @throws OperatorError
 */
export function refuseArguments(command: string): void {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  throw new OperatorError(
    `${command} takes no arguments, and "${first}" is one: its settings are variables (docs/operators.md). Nothing was changed.`,
  );
}
