import type { Session } from '../../../pocketbase/pages/status/session';
import type { Answer, SendOptions } from '../../../pocketbase/pages/send';
import { texts } from '../texts';

const PATH = '/api/collections/_superusers/auth-with-password';

/**
 * Signs in, as the status page does (pocketbase/pages/status/dialogs.ts).
 * @param call of the server, without a session
 * @throws Error with a sentence
 */
export async function openSession(
  identity: string,
  password: string,
  call: (path: string, options: SendOptions) => Promise<Answer>,
): Promise<Session> {
  const { status, data } = await call(PATH, { method: 'POST', body: { identity, password } });
  if (status === 200) return { token: String(data['token']), record: Object(data['record']) };
  // After too many wrong passwords the server's message states how long to wait.
  if (Object(data['data']).attempts) throw new Error(String(data['message']));
  if (status === 0 || status === 429 || status >= 500) throw new Error(texts.signIn.away);
  throw new Error(status === 401 && data['mfaId'] ? texts.signIn.secondStep : texts.signIn.wrong);
}
