/** Why no whole answer came, in words. */
export function networkReason(error: unknown): string {
  // A time-out is a DOMException, and no Error everywhere.
  if (typeof error !== 'object' || error === null || !('message' in error)) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return 'no answer within the time limit';
  if (error instanceof SyntaxError) return 'the answer is no JSON, or only half of it';
  const cause = 'cause' in error ? error.cause : undefined;
  return cause instanceof Error && cause.message ? cause.message : String(error.message);
}
