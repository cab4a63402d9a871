import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from './createClient';

let server: Server;
let url: string;
let waiting: ServerResponse[];

/** A server that answers when a test calls `answer`, so that parallel requests can be counted. */
beforeEach(async () => {
  waiting = [];
  server = createServer((_, response) => waiting.push(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const answer = (body: string, status = 200) => {
  const response = waiting.shift();
  if (response) response.writeHead(status).end(body);
};

it('sends the headers of the options with each request, and its own token', async () => {
  const client = createClient({ url, timeoutMs: 5000, retries: 0, headers: { 'X-State': 'next', Authorization: 'x' } });
  client.setToken('own');
  const asked = client.get('/a');
  await until(() => waiting.length === 1);
  expect(waiting[0]?.req.headers).toMatchObject({ 'x-state': 'next', authorization: 'own' });
  answer('{}');
  await asked;
});

it('never runs more requests than the limit', async () => {
  const client = createClient({ url, timeoutMs: 5000, retries: 0, concurrency: 2 });
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const all = Promise.all(paths.map((path) => (path < '/d' ? client.get(path) : client.download(path))));
  let most = 0;
  for (const path of paths) {
    await until(() => waiting.length === Math.min(2, paths.length - paths.indexOf(path)));
    most = Math.max(most, client.requests() - paths.indexOf(path));
    answer('{}');
  }
  await all;
  expect(most).toBe(2);
});

it('keeps the place of a request that waits to be tried again', async () => {
  let goOn: () => void = () => undefined;
  const wait = () => new Promise<void>((resolve) => (goOn = resolve));
  const client = createClient({ url, timeoutMs: 5000, retries: 1, concurrency: 1 }, wait);
  const both = Promise.all([client.get('/first'), client.get('/second')]);
  await until(() => waiting.length === 1);
  answer('{"message":"Too many"}', 429);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect({ sent: client.requests(), waiting: waiting.length }).toEqual({ sent: 1, waiting: 0 });
  goOn();
  await until(() => waiting.length === 1);
  answer('{"first":true}');
  await until(() => waiting.length === 1);
  answer('{"second":true}');
  expect(await both).toEqual([{ first: true }, { second: true }]);
});

it('counts tries and bytes, and takes an empty answer for nothing', async () => {
  const client = createClient({ url: `${url}/`, timeoutMs: 5000, retries: 0 });
  const answers = Promise.all([client.get('/a', { x: 'č' }), client.post('/b', {})]);
  await until(() => waiting.length === 2);
  answer('{"ok":true}');
  answer('', 204);
  expect(await answers).toEqual([{ ok: true }, undefined]);
  expect({ requests: client.requests(), bytes: client.bytes() }).toEqual({ requests: 2, bytes: 11 });
});
