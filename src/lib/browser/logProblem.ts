/**
 * Writes a problem to the console, which the specification wants for operators. No text may contain what a visitor wrote.
 */
export function logProblem(level: 'warn' | 'error', message: string): void {
  // eslint-disable-next-line no-console -- the one place that writes there
  console[level](message);
}
