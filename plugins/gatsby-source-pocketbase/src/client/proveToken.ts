import { SourceError } from '../errors';
import { type Client, toServerError } from './createClient';
import { HttpError } from './request';

const SUPERUSERS = '_superusers';

/** Whether an account of this auth collection reads everything, whatever the rules. */
export const isSuperuser = (collection: string): boolean => collection === SUPERUSERS;

/** The account in words. */
export const accountOf = (collection: string): string =>
  isSuperuser(collection) ? 'a superuser' : `an account of "${collection}"`;

/** A request that only a valid token passes. */
const ask = (client: Client, collection: string): Promise<unknown> =>
  isSuperuser(collection)
    ? client.get('/api/collections', { perPage: '1', skipTotal: '1', fields: 'id' })
    : client.post(`/api/collections/${encodeURIComponent(collection)}/auth-refresh`, {});

/**
 * Proves that the client's token is that of an account of the auth collection.
 *
 * To a list of records a token that expired is no error: PocketBase answers with a guest's view, which would look like
 * everything having been deleted.
 * @throws SourceError
 */
export async function proveToken(client: Client, collection: string): Promise<void> {
  try {
    await ask(client, collection);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { url } = client;
    if (error.status === 404) throw new SourceError('10106', { url, collection });
    if (![401, 403].includes(error.status)) throw toServerError(error);
    throw new SourceError('10104', { url, account: accountOf(collection), status: String(error.status) });
  }
}
