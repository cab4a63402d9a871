import { Problem } from '../Problem';

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
  const body = (await answer.json()) as { token?: string; message?: string };
  if (!answer.ok || !body.token) {
    throw new Problem(`The superuser ${superuser.email} cannot log in at ${url}: ${body.message ?? answer.status}`);
  }
  return body.token;
}
