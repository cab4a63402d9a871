import type { ClientResponseError } from 'pocketbase';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { createPocketBase } from './createPocketBase';

let server: ThrowawayPocketBase;
let client: ReturnType<typeof createPocketBase>;
beforeAll(async () => {
  server = await startPocketBase();
  client = createPocketBase(server.url);
});
afterAll(() => server.stop());

const values = { name: 'Ana', email: 'ana@example.com', company: '', phone: '', message: 'Hi', locale: 'sl' };
const headers = () => ({ Authorization: server.token });
const failureOf = (request: Promise<unknown>): Promise<ClientResponseError> =>
  request.then(
    () => Promise.reject(new Error('It was to fail.')),
    (error: ClientResponseError) => error,
  );

/** Records each request, and passes on the real answer. */
function recorder() {
  const asked: string[] = [];
  const record: typeof fetch = (input, init) => {
    asked.push(new URL(String(input)).searchParams.get('perPage') ?? '');
    return fetch(input, init);
  };
  return { asked, fetch: record };
}

test('a visitor can write a message and read none', async () => {
  await client.records('messages').create(values);
  const mine = await client.records('messages').getFullList({ headers: headers() });
  expect(mine).toEqual([expect.objectContaining(values)]);
  expect(await failureOf(client.records('messages').getList())).toMatchObject({ status: 403 });
});

test('a list has 30 records, a full list requests 500 at a time', async () => {
  const { perPage } = await client.records('messages').getList(1, undefined, { headers: headers() });
  expect(perPage).toBe(30);
  const { asked, fetch } = recorder();
  await client.records('messages').getFullList({ headers: headers(), fetch });
  await client.records('messages').getFullList({ headers: headers(), fetch, batch: 20 });
  expect(asked).toEqual(['500', '20']);
});

test('the same request twice at once is answered twice', async () => {
  const list = () => client.records('messages').getList(1, 1, { headers: headers() });
  expect(await Promise.all([list(), list()])).toHaveLength(2);
});

test('a rejected request has the server’s message', async () => {
  const refused = await failureOf(client.records('messages').create({ ...values, email: 'ana' }));
  expect(refused).toMatchObject({ status: 400, isAbort: false, response: { data: { email: expect.anything() } } });
  expect(refused.message).toBe(refused.response.message);
});

test('no answer, and one without a message, have the default message', async () => {
  const silent = createPocketBase('http://127.0.0.1:9');
  expect(await failureOf(silent.records('messages').create(values))).toMatchObject({
    status: 0,
    isAbort: false,
    message: 'Something went wrong while processing your request.',
  });
  // The site's own hook answers unknown paths of the API with a page and no message.
  expect(await failureOf(client.send('/no-such-page', {}))).toMatchObject({
    message: 'Something went wrong while processing your request.',
  });
});

test.each([
  ['the page', () => AbortSignal.abort()],
  ['a time limit', () => AbortSignal.timeout(0)],
])('a request that %s stops has a message of its own', async (_, signal) => {
  expect(await failureOf(client.records('messages').create(values, { signal: signal() }))).toMatchObject({
    status: 0,
    isAbort: true,
    message: 'The request was stopped before it was answered. Check your connection and try again.',
  });
});
