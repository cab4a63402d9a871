import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../../../server/dataFolder';
import { runPocketBase } from '../../../server/pocketbase/runPocketBase';
import { ROOT } from '../../../server/settings';
import { testProgram } from '../../../server/testing/installation';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const SECRET = 'between-us-only';

interface Row {
  id: string;
  status: string;
  cause: string;
  host: string;
  revision: number;
  attempts: number;
  next_try: string;
  updated: string;
  last_error: string;
}

/** A real host: the requests that it received, and its answer; 0 never answers. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
let host: Server;
let hook: string;
let server: ThrowawayPocketBase;

beforeAll(async () => {
  host = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (status !== 0) answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hooks/a-secret-path`;
  server = await startPocketBase();
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await server.stop();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
});

test('a burst of edits causes one signed notification, without the person', async () => {
  await Promise.all(['one', 'two', 'three'].map((slug) => edit(slug)));
  await tellWhenSettled();
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [(typeof received)[number]];
  const [row] = await rows();
  expect(JSON.parse(body)).toEqual({
    event: 'content.changed',
    delivery: row?.id,
    revision: row?.revision,
    cause: row?.cause,
  });
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-site-signature'])) ?? [];
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex'));
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
  expect(row).toMatchObject({ status: 'delivered', attempts: 1, last_error: '' });
  expect(JSON.stringify([row, body])).not.toMatch(/a-secret-path|between-us/);
  expect(body).not.toContain('@');
});

test('a notification is not repeated', async () => {
  await tell();
  expect(received).toHaveLength(0);
});

test('a failed notification is repeated, and editors read the reason', async () => {
  await edit('fails');
  status = 500;
  await tellWhenSettled();
  const address = hook.split('/')[2];
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'waiting', last_error: `${address} answered 500. It is tried again.` });
  expect(Date.parse(row?.next_try ?? '')).toBeGreaterThan(Date.parse(row?.updated ?? ''));
  status = 200;
  await makeDue();
  await tell();
  expect((await rows())[0]).toMatchObject({ status: 'delivered', attempts: 2, last_error: '' });
});

test('a newer change takes the place of one that waits', async () => {
  await edit('old-news');
  status = 503;
  await tellWhenSettled();
  await edit('news');
  status = 200;
  await tellWhenSettled();
  const [newest, older] = await rows();
  expect([newest?.status, older?.status]).toEqual(['delivered', 'replaced']);
  expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ revision: newest?.revision });
});

test('after the last attempt a host that is down gets no more notices, and an editor can retry', async () => {
  await edit('nobody-hears');
  const nobody = 'http://127.0.0.1:9/hook';
  await tellWhenSettled(nobody);
  for (let attempt = 2; attempt <= 7; attempt += 1) {
    await makeDue();
    await tell(nobody);
  }
  const [row] = await rows();
  const words = '127.0.0.1:9 refuses connections. Is it running?';
  expect(row).toMatchObject({ status: 'failed', attempts: 7, last_error: words });
  await patch(row?.id ?? '', { status: 'waiting' });
  await tell();
  expect((await rows())[0]).toMatchObject({ status: 'delivered', attempts: 1 });
});

test('a host that hangs is let go after ten seconds, and the API answers meanwhile', async () => {
  await edit('hangs');
  status = 0;
  const telling = tellWhenSettled();
  while (received.length === 0) await sleep(50);
  const health = await fetch(`${server.url}/api/health`);
  expect(health.status).toBe(200);
  expect((await rows())[0]).toMatchObject({ status: 'sending' });
  await telling;
  expect((await rows())[0]).toMatchObject({ status: 'waiting', last_error: expect.stringContaining('in time') });
  status = 200;
  await makeDue();
  await tell();
});

test('two concurrent senders notify once', async () => {
  await edit('both');
  await settled();
  await Promise.all([tell(), tell()]);
  expect(received).toHaveLength(1);
});

test('a host whose build failed by the machine is notified again when the retry is due, a limited number of times', async () => {
  await edit('again');
  await tellWhenSettled();
  received.length = 0;
  const [delivered] = await rows();
  await patch(delivered?.id ?? '', { delivered_at: ahead(-3_600_000) });
  const failed = async (pause: number, failures: number) => {
    const state = { retry_at: ahead(pause), failures };
    await api('collections/publishing/records/publishing00001', 'PATCH', state);
    await tell();
    return received.length;
  };
  expect(await failed(600_000, 1)).toBe(0);
  expect(await failed(-1, 7)).toBe(0);
  expect(await failed(-1, 1)).toBe(1);
  // Of the failure before this delivery, which the builder's next lease ends.
  expect(await failed(-1, 1)).toBe(1);
  expect((await rows())[0]).toMatchObject({ status: 'delivered', cause: 'tags "again" added' });
  await api('collections/publishing/records/publishing00001', 'PATCH', { retry_at: '', failures: 0 });
});

test('without a URL nothing is stored', async () => {
  const before = (await rows()).length;
  await edit('quiet');
  await settled();
  expect(await tell('')).toMatch(/0 delivered, 0 failed/);
  expect(await rows()).toHaveLength(before);
});

const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();

async function edit(slug: string): Promise<void> {
  const answer = await api('collections/tags/records', 'POST', { slug, name: slug });
  expect(answer.status).toBe(200);
}

async function tell(url = hook): Promise<string> {
  const installation = { program: await testProgram(), database: dataFolder(server.dataDir).database, root: ROOT };
  const env = { BUILD_HOOK_URL: url, BUILD_HOOK_SECRET: SECRET };
  return runPocketBase(installation, ['tell-hosts'], 'tell-hosts failed', env);
}

/** Notifies once the content has been quiet long enough (isSettled). */
async function tellWhenSettled(url = hook): Promise<void> {
  await settled();
  await tell(url);
}

async function settled(): Promise<void> {
  await sleep(1600);
}

async function rows(): Promise<Row[]> {
  const answer = await api('collections/deploy_hooks/records?sort=-revision&perPage=100');
  return ((await answer.json()) as { items: Row[] }).items;
}

async function makeDue(): Promise<void> {
  const [row] = await rows();
  await patch(row?.id ?? '', { next_try: '2020-01-01 00:00:00.000Z' });
}

const patch = (id: string, body: object) => api(`collections/deploy_hooks/records/${id}`, 'PATCH', body);

function api(path: string, method = 'GET', body?: object): Promise<Response> {
  const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
  return fetch(`${server.url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
}
