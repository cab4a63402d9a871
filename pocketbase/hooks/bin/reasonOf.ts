/**
 * Returns why a record was not saved, as a sentence: a hook's message for a field, PocketBase's, or the error itself.
 * @param error as a hook catches it; value: the server's own error
 */
export function reasonOf(error: { message?: string; value?: unknown }): string {
  const plain = JSON.parse(JSON.stringify(error.value || null)) || {};
  const fields = typeof plain.data === 'object' && plain.data !== null ? plain.data : plain;
  const words = Object.entries<string | { message?: unknown }>(fields).flatMap(([field, fault]) => {
    if (typeof fault === 'string') return plain.data === undefined ? [`${field}: ${fault}`] : [];
    return fault && typeof fault.message === 'string' ? [fault.message] : [];
  });
  const sentence = words.join(' ') || plain.message || String(error.message || error);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
