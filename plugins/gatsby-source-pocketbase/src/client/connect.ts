import { type ErrorId, SourceError } from '../errors';
import type { AuthOptions, Options } from '../options/Options';
import type { Model } from '../model/Model';
import { type Client, createClient, fetchModel, property, toServerError } from './createClient';
import { HttpError } from './request';

const SUPERUSERS = '_superusers';

/** Whether an account of this auth collection reads everything, regardless of rules. */
const isSuperuser = (collection: string): boolean => collection === SUPERUSERS;

/** The account's name for messages. */
const accountOf = (collection: string): string =>
  isSuperuser(collection) ? 'a superuser' : `an account of "${collection}"`;

/** A request that succeeds only with a valid token. */
const sendProof = (client: Client, collection: string): Promise<unknown> =>
  isSuperuser(collection)
    ? client.get('/api/collections', { perPage: '1', skipTotal: '1', fields: 'id' })
    : client.post(`/api/collections/${encodeURIComponent(collection)}/auth-refresh`, {});

/**
 * Proves that the client's token is that of an account of the auth collection.
 *
 * For a list of records an expired token is no error: PocketBase answers with a guest's view, which would look as if everything
 * had been deleted.
 * @throws SourceError
 */
async function proveToken(client: Client, collection: string): Promise<void> {
  try {
    await sendProof(client, collection);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { url } = client;
    if (error.status === 404) throw new SourceError('10106', { url, collection });
    if (![401, 403].includes(error.status)) throw toServerError(error);
    throw new SourceError('10104', { url, account: accountOf(collection), status: String(error.status) });
  }
}

const tokenOf = (answer: unknown): string => {
  const token = property(answer, 'token');
  return typeof token === 'string' ? token : '';
};

/**
 * A token of the account: from the environment, otherwise by e-mail and password.
 * @param env the environment; only the named variables are read
 */
async function signIn(client: Client, auth: AuthOptions, env: NodeJS.ProcessEnv): Promise<string> {
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
    // PocketBase answers 400 to a wrong password, and 403 to an IP address from which the account may not sign in.
    const isRefusal = [400, 401, 403].includes(error.status);
    throw isRefusal ? new SourceError('10103', { url, names, account }) : toServerError(error);
  }
}

/** A verified sign-in to PocketBase. */
export interface Session {
  client: Client;
  /** The server's collections; only a superuser may read them. */
  model?: Model;
  /**
   * Verifies again that the token is valid: with an expired token all content looks deleted.
   * @throws SourceError
   */
  prove: () => Promise<void>;
}

/**
 * Tokens by server and account. In develop each refresh would sign in again, and PocketBase allows two sign-ins in three seconds.
 * Promises, so that two simultaneous calls sign in once.
 */
const tokens = new Map<string, Promise<string>>();

const isRefused = (error: unknown) => error instanceof SourceError && error.id === '10104';

/** The key of an account on a server. */
const accountKey = ({ url, auth }: Options, env: NodeJS.ProcessEnv): string =>
  JSON.stringify([url, auth.collection, env[auth.emailEnv], auth.tokenEnv && env[auth.tokenEnv]]);

async function open(client: Client, token: string, collection: string): Promise<Session> {
  client.setToken(token);
  const prove = () => proveToken(client, collection);
  if (isSuperuser(collection)) return { client, model: await fetchModel(client), prove };
  await prove();
  return { client, prove };
}

/**
 * Signs in and verifies it by a request that only this account may send.
 * @returns a client with the account's rights, and for a superuser the server's collections
 * @throws SourceError
 */
export async function connect(options: Options, env: NodeJS.ProcessEnv): Promise<Session> {
  const { auth } = options;
  const client = createClient(options);
  const key = accountKey(options, env);

  const known = tokens.get(key);
  if (known) {
    try {
      return await open(client, await known, auth.collection);
    } catch (error) {
      if (!isRefused(error)) throw error;
      client.setToken('');
      // Unless another call has replaced the token already.
      if (tokens.get(key) === known) tokens.delete(key);
    }
  }

  const token = tokens.get(key) ?? signIn(client, auth, env);
  tokens.set(key, token);
  const forget = () => tokens.get(key) === token && tokens.delete(key);
  token.catch(forget);
  return open(client, await token, auth.collection).catch((error: unknown) => {
    if (isRefused(error)) forget();
    throw error;
  });
}

/** The errors that an expired token causes: missing records, lists and files that a guest may not read. */
const SYMPTOMS: ReadonlySet<ErrorId> = new Set<ErrorId>(['10203', '10205', '10301', '10401']);

/**
 * Reads; if it fails with an error that an expired token can cause, verifies the token and reports an expired one instead.
 * @throws SourceError
 */
export async function readWith<T>(session: Session, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof SourceError) || !SYMPTOMS.has(error.id)) throw error;
    throw await session.prove().then(
      () => error,
      (cause: unknown) => (cause instanceof SourceError && cause.id === '10104' ? cause : error),
    );
  }
}
