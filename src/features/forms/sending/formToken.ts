/**
 * The server treats a form that is sent within two seconds as spam; a restored draft or a password manager can be as
 * fast.
 */
const OLD_ENOUGH_MS = 3_000;

let token: { readonly text: string; readonly since: number } | undefined;
let asking = false;

/**
 * Requests a time token once a visit. The request may fail, and nothing waits for it: forms are sent without one too.
 */
export async function askForToken(): Promise<void> {
  if (token || asking) return;
  asking = true;
  try {
    const response = await fetch('/_site/form-token', { cache: 'no-store' });
    const answer = (await response.json()) as { token?: unknown };
    if (typeof answer.token === 'string') token = { text: answer.token, since: performance.now() };
  } catch {
    // Requested again when the form is next focused.
  } finally {
    asking = false;
  }
}

/** Drops the token: the server accepts each once. The next one is requested when a form is focused. */
export function forgetToken(): void {
  token = undefined;
}

/** Returns the token if it is old enough. */
export function readToken(): string | undefined {
  return token && performance.now() - token.since >= OLD_ENOUGH_MS ? token.text : undefined;
}
