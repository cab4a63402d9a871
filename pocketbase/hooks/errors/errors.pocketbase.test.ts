import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const ADDRESS = '/_site/error-report';
const report = { message: 'broken', stack: 'f@https://a.example/app.js:1:2', path: '/blog/', version: '1.6.20' };
let server: ThrowawayPocketBase;

const post = (body: string, type = 'application/json') =>
  fetch(server.url + ADDRESS, { method: 'POST', headers: { 'Content-Type': type }, body });

type Entry = { message: string; data: Record<string, string> };

/** Reads PocketBase's log, which it writes in batches every few seconds. */
async function logged(message: string): Promise<Entry[]> {
  const filter = encodeURIComponent(`data.message = "${message}"`);
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${server.url}/api/logs?filter=${filter}`, { headers: { Authorization: server.token } });
    const { items } = (await answer.json()) as { items: Entry[] };
    if (items.length > 0) return items;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [];
}

afterEach(() => server.stop());
afterAll(() => {
  delete process.env.ERROR_REPORT;
});

test('is off by default: the path does not exist', async () => {
  server = await startPocketBase();
  expect((await post(JSON.stringify(report))).status).toBe(404);
});

describe('with ERROR_REPORT=1', () => {
  beforeEach(async () => {
    process.env.ERROR_REPORT = '1';
    server = await startPocketBase();
  });

  test('an error is in the log, without queries and other fields', async () => {
    const stack = 'f@https://a.example/app.js?who=ana:1:2';
    const answer = await post(JSON.stringify({ ...report, stack, path: '/blog/?ana', email: 'ana@example.com' }));
    expect(answer.status).toBe(204);
    const [entry, ...more] = await logged('broken');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ message: 'Error in a browser', data: report });
    expect(JSON.stringify(entry)).not.toContain('ana');
  });

  test('a body that is not a report is refused', async () => {
    expect((await post(JSON.stringify(report), 'text/plain')).status).toBe(415);
    expect((await post('{')).status).toBe(400);
    expect((await post('{"message":"broken"}')).status).toBe(400);
    expect((await post(JSON.stringify({ ...report, stack: 'x'.repeat(9000) }))).status).toBe(413);
    expect((await fetch(server.url + ADDRESS)).status).toBe(503);
  });

  test('ten a minute from one IP address, and no more', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await post(JSON.stringify(report))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
  });
});
