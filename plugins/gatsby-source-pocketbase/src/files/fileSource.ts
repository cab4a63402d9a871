import { type Client, createClient, property, toServerError } from '../client/createClient';
import { HttpError } from '../client/request';
import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import type { Model } from '../model/Model';
import { keyInUrl } from './fileKey';

interface TakenToken {
  token: string;
  /** Requested for this call: if it is refused, another would be too. */
  isFresh: boolean;
}

/** PocketBase's file tokens are valid for three minutes by default; a new one is requested well before that. */
const LIFE = 120_000;
const PATH = '/api/files/token';

async function askFor(client: Client): Promise<string> {
  try {
    const token = property(await client.post(PATH, {}), 'token');
    if (typeof token === 'string' && token) return token;
    throw new Error('PocketBase gave no file token');
  } catch (error) {
    throw error instanceof HttpError && error.status === 401
      ? new SourceError('10205', { path: PATH })
      : toServerError(error);
  }
}

/**
 * Tokens for protected files, each used for many files.
 * @returns a function that returns a token; its argument is a refused one, because a server's tokens may expire earlier
 */
function fileTokens(client: Client): (refused?: string) => Promise<TakenToken> {
  let held: { token: string; taken: number } | undefined;
  let asking: Promise<string> | undefined;

  return async (refused) => {
    if (held && held.token !== refused && performance.now() - held.taken < LIFE)
      return { token: held.token, isFresh: false };
    asking ??= askFor(client).finally(() => {
      asking = undefined;
    });
    const token = await asking;
    if (held?.token !== token) held = { token, taken: performance.now() };
    return { token, isFresh: true };
  };
}

/** A source of files. */
interface FileSource {
  /** The file's public URL in the bucket or CDN; null if it is read from PocketBase. */
  address: (key: string) => string | null;
  /** The whole file; undefined if it is missing. */
  download: (key: string) => Promise<Buffer | undefined>;
}

/** The options for reading files. */
export type FileOptions = Pick<Options, 'fileBaseUrl' | 'timeoutMs' | 'retries' | 'concurrency'>;

const isStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof HttpError && statuses.includes(error.status);

const orMissing = (error: unknown): undefined => {
  if (isStatus(error, 404)) return undefined;
  throw error;
};

/** Reads files from a bucket or CDN, without a token of PocketBase. */
function fromBucket(base: string, options: FileOptions): FileSource {
  const client = createClient({ ...options, url: base, headers: {} });
  const address = (key: string) => `${client.url}/${keyInUrl(key)}`;
  return {
    address,
    download: (key) =>
      client
        .download(`/${keyInUrl(key)}`)
        .catch((error: unknown) => {
          if (isStatus(error, 401, 403)) throw new SourceError('10402', { address: address(key) });
          // The message of 10101 is about PocketBase.
          if (error instanceof SourceError && error.id === '10101')
            throw new Error(`${client.url}: ${error.context.reason}`);
          throw error;
        })
        .catch(orMissing),
  };
}

function fromPocketBase(client: Client, isProtected: (key: string) => boolean): FileSource {
  const takeToken = fileTokens(client);
  const read = (key: string, token?: string) =>
    client.download(`/api/files/${keyInUrl(key)}`, token ? { token } : undefined);

  /** PocketBase answers 404 to an invalid token as to a missing file: it is requested again with a new token. */
  const readProtected = async (key: string) => {
    const { token, isFresh } = await takeToken();
    return read(key, token).catch(async (error: unknown) => {
      if (isFresh || !isStatus(error, 401, 403, 404)) throw error;
      return read(key, (await takeToken(token)).token);
    });
  };
  return {
    address: () => null,
    download: (key) => (isProtected(key) ? readProtected(key) : read(key)).catch(orMissing),
  };
}

/**
 * Files come from PocketBase, or from the bucket or CDN of the options. All files of a collection with a protected field come from
 * PocketBase: a key does not contain the field, and a bucket does not serve protected files.
 */
export function createFileSource(client: Client, model: Model, options: FileOptions): FileSource {
  const collections = new Set(
    model.filter(({ fields }) => fields.some((field) => field.protected)).map(({ id }) => id),
  );
  const isProtected = (key: string) => collections.has(key.slice(0, key.indexOf('/')));
  const pocketBase = fromPocketBase(client, isProtected);
  if (!options.fileBaseUrl) return pocketBase;

  const bucket = fromBucket(options.fileBaseUrl, options);
  const of = (key: string) => (isProtected(key) ? pocketBase : bucket);
  return { address: (key) => of(key).address(key), download: (key) => of(key).download(key) };
}
