import type { Answer, SendOptions } from './send';
import type { Session } from './status/session';

/** The sentences of a refused sign-in, in the page's language. */
interface SignInTexts {
  /** The server is away, or it is asked too often. */
  away(status: number): string;
  secondStep: string;
  wrong: string;
}

const PATH = '/api/collections/_superusers/auth-with-password';

/**
 * Signs in with an e-mail address and a password.
 * @param call of the server
 * @throws Error with a sentence
 */
export async function openSession(
  { identity, password }: { identity: string; password: string },
  call: (path: string, options: SendOptions) => Promise<Answer>,
  texts: SignInTexts,
): Promise<Session> {
  const { status, data } = await call(PATH, { method: 'POST', body: { identity, password } });
  if (status === 200) return { token: String(data['token']), record: Object(data['record']) };
  // Too many failed before (hooks/signIn/watchSignIn.ts): the server's message states how long to wait.
  if (Object(data['data']).attempts) throw new Error(String(data['message']));
  if (status === 0 || status === 429 || status >= 500) throw new Error(texts.away(status));
  // By an account with a second factor PocketBase answers 401 and the id of the next step.
  throw new Error(status === 401 && data['mfaId'] ? texts.secondStep : texts.wrong);
}
