import { SourceError } from '../errors';
import { type Model, parseModel } from '../model/Model';
import { type Client, property, toServerError } from './createClient';
import { HttpError } from './request';

const itemsOf = (answer: unknown): unknown[] => {
  const items = property(answer, 'items');
  return Array.isArray(items) ? items : [];
};

/**
 * The server's own description of its collections.
 *
 * It also verifies the token: for a list of records an expired token is no error, PocketBase answers 200 with a guest's view,
 * which would look as if everything had been deleted. Collections answer 401.
 */
export async function fetchModel(client: Client): Promise<Model> {
  const perPage = 200;
  const all: unknown[] = [];
  try {
    for (let page = 1; ; page += 1) {
      const items = itemsOf(
        await client.get('/api/collections', {
          perPage: String(perPage),
          page: String(page),
          sort: 'id',
          skipTotal: '1',
        }),
      );
      all.push(...items);
      if (items.length < perPage) return parseModel(all);
    }
  } catch (error) {
    if (error instanceof HttpError && [401, 403].includes(error.status)) {
      throw new SourceError('10104', { url: client.url, account: 'a superuser', status: String(error.status) });
    }
    throw toServerError(error);
  }
}
