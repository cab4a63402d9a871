import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { backOff, createLimit, HttpError, request, waitBefore } from './request';

let server: Server;
let waits: number[];

const policy = (changes = {}) => ({
  timeoutMs: 300,
  retries: 4,
  sleep: async (ms: number) => {
    waits.push(ms);
  },
  ...changes,
});

/** A server with failures that a real PocketBase cannot produce. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x?secret=1`;
}

const json = (body: Buffer): unknown => JSON.parse(body.toString());

beforeEach(() => {
  waits = [];
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it.each([408, 429, 500, 503])('tries again after %d', async (status) => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.statusCode = calls < 3 ? status : 200;
    response.end('{"ok":true}');
  });
  expect(await request(url, {}, policy(), json)).toEqual({ ok: true });
  expect({ calls, waits: waits.length }).toEqual({ calls: 3, waits: 2 });
});

it('gives up after five tries and keeps the server’s words', async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.statusCode = 503;
    response.end('{"message":"Try later."}');
  });
  const failure = request(url, {}, policy(), json);
  await expect(failure).rejects.toMatchObject({ status: 503, path: '/api/x', tries: 5, message: 'Try later.' });
  expect(calls).toBe(5);
});

it.each([400, 401, 403, 404])('does not try %d again', async (status) => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.statusCode = status;
    response.end('no json');
  });
  await expect(request(url, {}, policy(), json)).rejects.toBeInstanceOf(HttpError);
  expect(calls).toBe(1);
});

it('tries again when the answer breaks off', async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.setHeader('content-length', '11');
    if (calls > 1) return response.end('{"ok":true}');
    response.write('{"ok"');
    return setTimeout(() => response.destroy(), 20);
  });
  expect(await request(url, {}, policy(), json)).toEqual({ ok: true });
});

it('tries again when the answer ends half-way without a word of it', async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    // Without a length and without chunks the end of the connection is all that says where it ends.
    response.setHeader('connection', 'close');
    response.useChunkedEncodingByDefault = false;
    response.end(calls > 1 ? '{"ok":true}' : '{"ok"');
  });
  expect(await request(url, {}, policy(), json)).toEqual({ ok: true });
  expect(calls).toBe(2);
});

it('reports an answer that is no JSON', async () => {
  const url = await serve((_, response) => response.end('<html>'));
  const failure = request(url, {}, policy({ retries: 1 }), json);
  await expect(failure).rejects.toThrow('the answer is no JSON, or only half of it');
});

it('lets an answer take its time as long as it keeps coming', async () => {
  const url = await serve(async (_, response) => {
    for (const piece of ['{"o', 'k":', 'tr', 'ue}']) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    response.end();
  });
  expect(await request(url, {}, policy({ retries: 0 }), json)).toEqual({ ok: true });
});

it('gives up on an answer that stops coming', async () => {
  const url = await serve((_, response) => void response.write('{"ok"'));
  const failure = request(url, {}, policy({ timeoutMs: 50, retries: 0 }), json);
  await expect(failure).rejects.toThrow('no answer within the time limit');
});

it('reports each attempt and the bytes that arrive', async () => {
  let calls = 0;
  const url = await serve((_, response) => {
    calls += 1;
    response.statusCode = calls === 1 ? 503 : 200;
    response.end('{"čas":1}');
  });
  const told = { tries: 0, bytes: 0 };
  const onTry = () => void (told.tries += 1);
  const onBytes = (count: number) => void (told.bytes += count);
  await request(url, {}, policy({ onTry, onBytes }), json);
  expect(told).toEqual({ tries: 2, bytes: 20 });
});

it('explains a timeout', async () => {
  const url = await serve(() => undefined);
  const failure = request(url, {}, policy({ timeoutMs: 50, retries: 1 }), json);
  await expect(failure).rejects.toThrow('no answer within the time limit');
  expect(waits).toHaveLength(1);
});

describe('the wait', () => {
  it('grows, with chance, to eight seconds', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => waitBefore(attempt, null, () => 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000,
    ]);
    expect(waitBefore(3, null, () => 0)).toBe(2000);
  });

  it('is the server’s, where it names one', () => {
    expect(waitBefore(0, '3')).toBe(3000);
    expect(waitBefore(0, '3600')).toBe(8000);
  });
});

it('doubles up to the longest wait', () => {
  expect([0, 1, 2, 3, 4, 5, 40].map((attempt) => backOff(attempt, 500, 10_000, () => 1))).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ]);
});

it('makes half of it random', () => {
  expect([0, 0.5, 1].map((chance) => backOff(2, 500, 10_000, () => chance))).toEqual([1000, 1500, 2000]);
});

/** A task that ends when a test calls `end`. */
function task(name: string, started: string[]) {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve(name));
  });
  return {
    end: (error?: Error) => end(error),
    run: () => {
      started.push(name);
      return ended;
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs no more than it may, the others in order', async () => {
  const started: string[] = [];
  const limit = createLimit(2);
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(name, started));
  const results = Promise.all(tasks.map(({ run }) => limit(run)));
  expect(started).toEqual(['a', 'b']);
  tasks[1]?.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  tasks.forEach(({ end }) => end());
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place of a failed task to the next', async () => {
  const started: string[] = [];
  const limit = createLimit(1);
  const [first, second] = [task('first', started), task('second', started)];
  const failure = limit(first.run);
  const success = limit(second.run);
  first.end(new Error('no'));
  second.end();
  await expect(failure).rejects.toThrow('no');
  expect(await success).toBe('second');
  expect(await limit(async () => 'third')).toBe('third');
});
