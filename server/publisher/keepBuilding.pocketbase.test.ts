import { setTimeout as sleep } from 'node:timers/promises';
import { TransientError, UserError } from '../UserError';
import { currentId } from '../site/releases';
import { type BuilderSite, startBuilderSite, until } from '../testing/builderSite';
import { MOST_MS, QUIET_MS } from './waitBeforeBuild';

let on: BuilderSite;
beforeAll(async () => {
  on = await startBuilderSite();
});
afterEach(() => on.rest());
afterAll(() => on.stop());

test('a hundred edits at once make two builds at most, and the last one is seen', async () => {
  on.startBuilder();
  // Earlier changes are built first: the row of a build names one record only if it was of one.
  await on.isQuiet();
  const before = on.begun;
  const started = Date.now();
  await Promise.all(Array.from({ length: 100 }, (_, n) => on.name(`edit ${n}`)));
  await on.name('the last');
  // A machine that takes longer for the edits than the oldest one waits may build in between.
  const took = Math.ceil((Date.now() - started) / MOST_MS);
  await on.isShown('the last');
  await on.isQuiet();
  expect(on.begun - before).toBeLessThanOrEqual(1 + took);
  const [live] = await on.builds('live');
  expect(live).toMatchObject({ by: on.site.server.email, collection: 'tags', record: on.tag, error: '' });
  expect(live?.release).toBe(await currentId(on.data));
  expect(Object.keys(live?.parts ?? {})).toEqual(expect.arrayContaining(['wait', 'source', 'check', 'swap']));
});

test('nothing is built before what it does first has ended, and all is if that fails', async () => {
  await on.name('before it starts');
  let isHeld = true;
  on.startBuilder('builder', async () => {
    await until(async () => !isHeld);
    throw new Error('It could not be done.');
  });
  await sleep(QUIET_MS + 1_000);
  expect(on.begun).toBe(0);
  isHeld = false;
  await on.isShown('before it starts');
  expect(on.begun).toBe(1);
});

test('a change during a build is built after it, once', async () => {
  let isHeld = true;
  on.gatsby = async () => {
    await until(async () => !isHeld);
  };
  on.startBuilder();
  await on.name('before');
  await until(async () => on.begun === 1);
  for (const value of ['a', 'b', 'during']) await on.name(value);
  await until(async () => (await on.builds('queued')).length === 1);
  isHeld = false;
  await on.isShown('during');
  await on.isQuiet();
  expect(on.begun).toBe(2);
});

test('of two builders one builds at a time, and both together miss nothing', async () => {
  let atOnce = 0;
  let most = 0;
  on.gatsby = async () => {
    most = Math.max(most, ++atOnce);
    await sleep(300);
    atOnce -= 1;
  };
  on.startBuilder('one');
  on.startBuilder('another');
  for (const value of ['one', 'two', 'three']) {
    await on.name(value);
    await on.isShown(value);
  }
  await on.isQuiet();
  expect(most).toBe(1);
});

test('a builder that was paused past its lease publishes nothing', async () => {
  await on.name('of the paused');
  const paused = await on.lease('paused');
  on.gatsby = async () => {
    on.gatsby = async () => undefined;
    await on.site.records('publishing/publishing00001', 'PATCH', { lease_until: '2020-01-01 00:00:00.000Z' });
    await on.name('of the other');
    const other = await on.lease('other');
    await on.runOnce(other);
    await on.render();
  };
  await expect(on.runOnce(paused)).rejects.toThrow('Another builder came after this one');
  expect(await on.shown()).toBe('of the other');
  expect((await on.builds('live'))[0]?.release).toBe(await currentId(on.data));
  await on.isQuiet();
});

test('a failure of the content waits for a change; the site stays as it was', async () => {
  const before = await on.shown();
  on.gatsby = async () => {
    throw new UserError('The content cannot be built.', 'posts "x" points to a picture that is gone.');
  };
  on.startBuilder();
  await on.name('broken');
  expect(await on.failure()).toMatchObject({ error: expect.stringMatching(/cannot be built[^]*picture that is gone/) });
  expect(await on.shown()).toBe(before);
  const state = await on.queue.state();
  expect(state).toMatchObject({ failedRevision: state.revision, retryAt: 0 });

  on.gatsby = async () => undefined;
  await on.name('mended');
  await on.isShown('mended');
  expect(on.begun).toBe(2);
});

test('a failure of the machine is retried by itself, and at once on request', async () => {
  on.gatsby = async () => {
    throw new TransientError('The disk is full.');
  };
  on.startBuilder();
  await on.name('while the disk is full');
  const row = await on.failure();
  expect((await on.queue.state()).retryAt).toBeGreaterThan(0);
  on.gatsby = async () => undefined;
  await on.site.records(`builds/${row.id}`, 'PATCH', { action: 'rebuild' });
  await on.isShown('while the disk is full');
});

test('a builder that is stopped gives its build back to the next', async () => {
  await on.name('given back');
  const lease = await on.lease('stopped');
  on.gatsby = async () => {
    throw new TransientError('The build was ended from outside.');
  };
  await expect(on.runOnce(lease, true)).rejects.toThrow('ended from outside');
  expect((await on.builds('queued'))[0]?.id).toBe(lease.build);
  on.gatsby = async () => undefined;
  on.startBuilder();
  await on.isShown('given back');
});

test('PocketBase goes away and comes back: what was changed is built', async () => {
  on.startBuilder();
  await on.site.server.kill();
  await sleep(1_200);
  await on.site.server.restart();
  await on.name('after a crash');
  await on.isShown('after a crash');
  expect(on.begun).toBe(1);
});
