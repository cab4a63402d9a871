import { UserError } from '../UserError';

/**
 * Logs a superuser in.
 * @returns a token for the Authorization header
 */
export async function logIn(url: string, superuser: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ identity: superuser.email, password: superuser.password }),
  });
  const body = (await answer.json()) as { token?: string; message?: string; mfaId?: string };
  if (body.mfaId) {
    throw new UserError(
      `${superuser.email} needs a second factor to sign in at ${url}, which a program does not have. ` +
        'Use PB_TOKEN (npm run builder:token makes one), or the account of an editor.',
    );
  }
  if (!answer.ok || !body.token) {
    throw new UserError(`The superuser ${superuser.email} cannot log in at ${url}: ${body.message ?? answer.status}`);
  }
  return body.token;
}
