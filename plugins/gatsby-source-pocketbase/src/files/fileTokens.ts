import { type Client, toServerError } from '../client/createClient';
import { HttpError } from '../client/request';
import { SourceError } from '../errors';

export interface TakenToken {
  token: string;
  /** Taken now, for this call: if it is refused, another would be too. */
  isFresh: boolean;
}

/** PocketBase's file tokens live three minutes unless it is told otherwise; a new one is taken well before that. */
const LIFE = 120_000;
const PATH = '/api/files/token';

async function askFor(client: Client): Promise<string> {
  try {
    const answer = await client.post(PATH, {});
    const token = typeof answer === 'object' && answer !== null && 'token' in answer ? answer.token : undefined;
    if (typeof token === 'string' && token) return token;
    throw new Error('PocketBase gave no file token');
  } catch (error) {
    throw error instanceof HttpError && error.status === 401
      ? new SourceError('10205', { path: PATH })
      : toServerError(error);
  }
}

/**
 * Tokens for protected files, each used for many.
 * @returns takes one; the argument is a token that was refused, since a server's tokens may live shorter than assumed
 */
export function fileTokens(client: Client): (refused?: string) => Promise<TakenToken> {
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
