import { SourceError } from '../errors';
import type { AuthOptions } from '../options/Options';
import { type Client, toServerError } from './createClient';
import { HttpError } from './request';

const tokenOf = (answer: unknown): string => {
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
  return typeof token === 'string' ? token : '';
};

/**
 * A superuser's token: a ready-made one from the environment, else one got by e-mail and password.
 * @param env the environment, from which only the named variables are read
 */
export async function signIn(client: Client, auth: AuthOptions, env: NodeJS.ProcessEnv): Promise<string> {
  const readyMade = auth.tokenEnv && env[auth.tokenEnv];
  if (readyMade) return readyMade;

  const names = `${auth.emailEnv} and ${auth.passwordEnv}`;
  const identity = env[auth.emailEnv];
  const password = env[auth.passwordEnv];
  if (!identity || !password) throw new SourceError('10102', { names });

  try {
    return tokenOf(await client.post('/api/collections/_superusers/auth-with-password', { identity, password }));
  } catch (error) {
    // PocketBase answers 400 to a wrong password and 403 to an address that may not be a superuser's.
    const isRefusal = error instanceof HttpError && [400, 401, 403].includes(error.status);
    throw isRefusal ? new SourceError('10103', { url: client.url, names }) : toServerError(error);
  }
}
