import { SourceError } from '../errors';
import type { AuthOptions } from '../options/Options';
import { type Client, toServerError } from './createClient';
import { accountOf } from './proveToken';
import { HttpError } from './request';

const tokenOf = (answer: unknown): string => {
  const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
  return typeof token === 'string' ? token : '';
};

/**
 * A token of the account: a ready-made one from the environment, else one got by e-mail and password.
 * @param env the environment, from which only the named variables are read
 */
export async function signIn(client: Client, auth: AuthOptions, env: NodeJS.ProcessEnv): Promise<string> {
  const readyMade = auth.tokenEnv && env[auth.tokenEnv];
  if (readyMade) return readyMade;

  const names = `${auth.emailEnv} and ${auth.passwordEnv}`;
  const account = accountOf(auth.collection);
  const identity = env[auth.emailEnv];
  const password = env[auth.passwordEnv];
  if (!identity || !password) throw new SourceError('10102', { names, account });

  const path = `/api/collections/${encodeURIComponent(auth.collection)}/auth-with-password`;
  try {
    return tokenOf(await client.post(path, { identity, password }));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { url } = client;
    if (error.status === 404) throw new SourceError('10106', { url, collection: auth.collection });
    // PocketBase answers 400 to a wrong password and 403 to an address from which this account may not come.
    const isRefusal = [400, 401, 403].includes(error.status);
    throw isRefusal ? new SourceError('10103', { url, names, account }) : toServerError(error);
  }
}
