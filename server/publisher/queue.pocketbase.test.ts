import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease } from '../../src/lib/publishing/protocol';
import { TransientError } from '../UserError';
import { type PublishingSite, startPublishingSite } from '../testing/publishingSite';
import { isGone, ownHolder } from './leaseHolder';
import { openQueue, type Queue } from './queue';
import { waitBeforeBuild } from './waitBeforeBuild';

let site: PublishingSite;
let queue: Queue;
beforeAll(async () => {
  site = await startPublishingSite();
  queue = openQueue(site.server.url, site.server.token);
});
afterAll(() => site.server.stop());

async function lease(holder: string, more: { over?: string; cause?: string } = {}): Promise<Lease> {
  const answer = await queue.lease({ holder, ...more });
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
}
/** As if the time of the lease were over. */
const expire = () => site.records('publishing/publishing00001', 'PATCH', { lease_until: '2020-01-01 00:00:00.000Z' });
const build = async (id: string) => (await site.builds()).find((row) => row.id === id);
let slugs = 0;
const edit = () => site.records('tags', 'POST', { slug: `tag-${slugs++}`, name: 'T' });

test('one lease at a time, with a higher number each time; the row has the progress', async () => {
  await edit();
  const first = await lease('a');
  expect(await build(first.build)).toMatchObject({ status: 'building', fence: first.fence, revision: first.revision });
  // The first build takes all records, so it names none.
  expect(first.cause).toBe('first release');
  expect(await build(first.build)).toMatchObject({ by: '', collection: '', record: '' });
  expect(await queue.lease({ holder: 'b' })).toEqual({ refused: 'a builds now.' });
  expect(await queue.renew(first.fence, { status: 'checking', progress: '3/9 pages' })).toBe(true);
  expect(await build(first.build)).toMatchObject({ status: 'checking', progress: '3/9 pages' });

  const outcome = { release: 'r1', pages: 9, pages_changed: 1, changed_paths: ['/a/'], parts: { wait: 1 } };
  expect(await queue.finish(first.fence, { status: 'live', ...outcome })).toBe(true);
  expect(await build(first.build)).toMatchObject({ status: 'live', progress: '', ...outcome });
  expect(await site.row()).toMatchObject({ built_revision: first.revision, holder: '' });

  await edit();
  const second = await lease('b');
  expect(second.cause).toMatch(/^tags "tag-\d" added/);
  expect(second.fence).toBeGreaterThan(first.fence);
  await queue.finish(second.fence, { status: 'live', release: 'r2' });
  expect((await build(first.build))?.status).toBe('replaced');
});

test('a build without a waiting change, for new code, is built again after its builder died', async () => {
  await edit();
  const done = await lease('a');
  await queue.finish(done.fence, { status: 'live', release: 'r2b' });
  const code = await lease('a', { cause: 'new code' });
  expect(code.revision).toBe(done.revision);
  await expire();
  const headers = { Authorization: site.server.token };
  expect((await fetch(`${site.server.url}/api/crons/publishing`, { method: 'POST', headers })).status).toBe(204);
  for (let i = 0; i < 100 && (await queue.state()).holder; i++) await sleep(50);
  expect(waitBeforeBuild(await queue.state())).toBeLessThan(Infinity);
  // As the update of a start does.
  const last = await lease('b', { cause: 'new code' });
  await queue.finish(last.fence, { status: 'live', release: 'r2c' });
});

test('a change during a build needs one more', async () => {
  await edit();
  const taken = await lease('a');
  await edit();
  await edit();
  expect((await site.builds()).filter(({ status }) => status === 'queued')).toHaveLength(1);
  await queue.finish(taken.fence, { status: 'live', release: 'r3' });
  const { revision, builtRevision } = await queue.state();
  expect(revision).toBe(builtRevision + 2);
  const next = await lease('a');
  expect(next.revision).toBe(revision);
  await queue.finish(next.fence, { status: 'live', release: 'r4' });
});

test('a builder whose lease was taken over can report nothing any more', async () => {
  await edit();
  const paused = await lease('paused');
  await expire();
  const other = await lease('other');
  expect((await build(paused.build))?.error).toMatch(/^The builder stopped before it was done/);
  for (const fence of [paused.fence, paused.fence - 1, 0]) {
    expect(await queue.renew(fence, { progress: 'x' })).toBe(false);
    expect(await queue.finish(fence, { status: 'live', release: 'old' })).toBe(false);
  }
  expect(await queue.finish(other.fence, { status: 'live', release: 'new' })).toBe(true);
  expect(await queue.finish(other.fence, { status: 'live', release: 'twice' })).toBe(false);
  expect((await queue.state()).liveRelease).toBe('new');
});

test('a holder of this machine that is dead is not waited for; the same process and others are', async () => {
  const own = await ownHolder();
  const dead = own.replace(/· \d+ ·/, '· 4194303 ·');
  expect(await Promise.all([own, dead, `elsewhere · 4194303 · 1`].map(isGone))).toEqual([false, true, false]);
  await edit();
  await lease(dead);
  const taken = await lease(own, { over: dead });
  await queue.finish(taken.fence, { status: 'live', release: 'r5' });
});

test('a builder that dies again and again is tried again later, and at once after a change', async () => {
  await edit();
  for (let death = 0; death < 2; death++) {
    await lease('dies');
    await expire();
  }
  expect(await queue.lease({ holder: 'dies' })).toEqual({ refused: 'The last attempts failed; the next one waits.' });
  const { retryAt, now } = await queue.state();
  expect(retryAt).toBeGreaterThan(now);
  await edit();
  expect((await queue.state()).retryAt).toBe(0);
  await queue.finish((await lease('lives')).fence, { status: 'live', release: 'r6' });
});

test('a failure has its kind: of the content waits for a change, of the machine for its time', async () => {
  await edit();
  const faulty = await lease('a');
  const error_link = `${site.server.url}/_/#/collections?collection=posts&recordId=abc`;
  await queue.finish(faulty.fence, { status: 'failed', error: 'A link is broken.', error_link });
  expect(await build(faulty.build)).toMatchObject({ status: 'failed', error: 'A link is broken.', error_link });
  expect(await queue.state()).toMatchObject({ failedRevision: faulty.revision, retryAt: 0, liveRelease: 'r6' });

  const again = await lease('a', { cause: 'npm run build' });
  expect((await build(again.build))?.cause).toBe('npm run build');
  await queue.finish(again.fence, { status: 'failed', ofMachine: true, error: 'The disk is full.' });
  const { now, retryAt } = await queue.state();
  expect(retryAt - now).toBeGreaterThan(1_000);
});

test('a builder that is stopped gives its build back', async () => {
  await edit();
  const taken = await lease('a');
  await queue.finish(taken.fence, { status: 'queued' });
  expect(await build(taken.build)).toMatchObject({ status: 'queued', started_at: '', fence: 0 });
  const next = await lease('b');
  expect(next.build).toBe(taken.build);
  await edit();
  await queue.finish(next.fence, { status: 'queued' });
  expect((await site.builds()).filter(({ status }) => status === 'queued')).toHaveLength(1);
  await queue.finish((await lease('c')).fence, { status: 'live', release: 'r7' });
});

test('a request of a rebuild starts one; a build without a release cannot go live', async () => {
  const rows = await site.builds();
  const live = rows.find(({ status }) => status === 'live');
  const failed = rows.find(({ status }) => status === 'failed');
  const act = (id: string | undefined, action: string) => site.records(`builds/${id}`, 'PATCH', { action });

  const { revision } = await site.row();
  expect(await act(live?.id, 'rebuild')).toMatchObject({ action: '' });
  expect((await site.row()).revision).toBe(revision + 1);
  expect((await site.builds())[0]).toMatchObject({
    ...{ status: 'queued', cause: 'a rebuild was asked for', by: site.server.email },
  });
  await expect(act(live?.id, 'go live')).rejects.toThrow('Visitors see this release already.');
  await expect(act(failed?.id, 'go live')).rejects.toThrow('This build has no release.');
  await queue.finish((await lease('a')).fence, { status: 'live', release: 'r8' });
});

test('the newest 200 failures are kept, all releases to go back to beside them, and what is live', async () => {
  const releases = (await site.builds()).filter(({ release }) => release !== '').map(({ release }) => release);
  const old = Array.from({ length: 205 }, (_, n) => ({ status: 'failed', cause: `old ${n}` }));
  for (const row of old) await site.records('builds', 'POST', row);
  await edit();
  await queue.finish((await lease('a')).fence, { status: 'live', release: 'r9' });
  const rows = await site.builds();
  expect(rows.filter(({ release, status }) => release === '' && status !== 'queued')).toHaveLength(200);
  expect(rows.map(({ release }) => release)).toEqual(expect.arrayContaining(releases));
  expect(rows.filter(({ status }) => status === 'live')).toHaveLength(1);
});

test('a change during a build that the machine lets fail is built at once, and not after its pause', async () => {
  await edit();
  const taken = await lease('a');
  await edit();
  await queue.finish(taken.fence, { status: 'failed', ofMachine: true, error: 'The disk is full.' });
  expect(await queue.state()).toMatchObject({ retryAt: 0, failedRevision: taken.revision });
  await queue.finish((await lease('a')).fence, { status: 'live', release: 'r9b' });
});

test('a stopped build for which no change waits leaves nothing that waits', async () => {
  const asked = await queue.lease({ holder: 'a', cause: 'npm run build' });
  if ('refused' in asked) throw new Error(asked.refused);
  await queue.finish(asked.fence, { status: 'queued' });
  expect((await site.builds()).filter(({ status }) => status === 'queued')).toEqual([]);
});

test.each([
  [
    'breaks off',
    (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Length': 99 }).write('{', () => response.destroy()),
  ],
  ['is a page', (response: ServerResponse) => response.end('<h1>Back soon</h1>')],
])('an answer that %s is waited for like none', async (_, answer) => {
  const server = createServer((_request, response) => void answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(openQueue(`http://127.0.0.1:${port}`, 'token').state()).rejects.toBeInstanceOf(TransientError);
  server.close();
});
