import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import type { Model } from '../schema/Model';
import { createClient, type Client } from './createClient';
import { fetchModel } from './fetchModel';
import { signIn } from './signIn';

/** Tokens by server and account: in develop each refresh would sign in anew, and PocketBase allows two log-ins in three seconds. */
const tokens = new Map<string, string>();

/**
 * Signs in and proves that it worked, by asking for something that only a superuser gets.
 * @returns a client that may read everything, and the server's collections
 */
export async function connect(options: Options, env: NodeJS.ProcessEnv): Promise<{ client: Client; model: Model }> {
  const client = createClient(options);
  const account = `${client.url} ${env[options.auth.emailEnv] ?? ''}`;

  const known = tokens.get(account);
  if (known) {
    client.setToken(known);
    const model = await fetchModel(client).catch((error: unknown) => {
      if (error instanceof SourceError && error.id === '10104') return undefined;
      throw error;
    });
    if (model) return { client, model };
    client.setToken('');
  }

  const token = await signIn(client, options.auth, env);
  client.setToken(token);
  const model = await fetchModel(client);
  tokens.set(account, token);
  return { client, model };
}
