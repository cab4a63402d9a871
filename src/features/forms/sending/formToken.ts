/** The server takes what is sent within two seconds for a robot's; a saved draft or a password manager can be as quick. */
const OLD_ENOUGH_MS = 3_000;

let token: { readonly text: string; readonly since: number } | undefined;
let asking = false;

/** Asks the server once a visit for a time token. It can fail, and nobody waits for it: forms are sent without one too. */
export async function askForToken(): Promise<void> {
  if (token || asking) return;
  asking = true;
  try {
    const response = await fetch('/_site/form-token', { cache: 'no-store' });
    const answer = (await response.json()) as { token?: unknown };
    if (typeof answer.token === 'string') token = { text: answer.token, since: performance.now() };
  } catch {
    // Asked again when the form is next touched.
  } finally {
    asking = false;
  }
}

/** Drops the token: the server accepts each once. The next one is asked for when a form is touched. */
export function forgetToken(): void {
  token = undefined;
}

/** The token, when there is one that speaks for a person. */
export function readToken(): string | undefined {
  return token && performance.now() - token.since >= OLD_ENOUGH_MS ? token.text : undefined;
}
