const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/deadline exceeded|timeout/i, 'did not answer in time. It is tried again.'],
  [/connection refused/i, 'refuses connections. Is it running?'],
  [/no such host|lookup/i, 'is not found. Check the name in BUILD_HOOK_URL.'],
  [/x509|certificate|tls/i, 'has a certificate that is not trusted.'],
];

/**
 * Returns why a host could not be notified, for editors. Go's own message contains the whole URL, which is a secret.
 * @param outcome status of the answer, or the thrown error
 */
export function describeRefusal(host: string, { status, error = '' }: { status?: number; error?: string }) {
  if (status === 404 || status === 410) return `${host} does not know this hook (${status}). Check BUILD_HOOK_URL.`;
  if (status === 401 || status === 403) return `${host} did not let us in (${status}). Check BUILD_HOOK_SECRET.`;
  if (status) return `${host} answered ${status}. It is tried again.`;
  const [, words] = CAUSES.find(([pattern]) => pattern.test(error)) ?? ['', 'could not be reached. It is tried again.'];
  return `${host} ${words}`;
}
