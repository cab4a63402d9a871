import path from 'node:path';
import { currentId, listReleases } from '../site/releases';
import type { Builder } from '../gatsby/openBuilder';
import { readSettings } from '../settings';
import { updateRelease } from '../steps/updateRelease';
import { LogFile } from '../terminal/output';
import { TransientError, UserError } from '../UserError';
import { goLive } from '../release/goLive';
import { type BuilderSite, startBuilderSite, until } from '../testing/builderSite';
import type { BuildRow } from '../testing/publishingSite';

let on: BuilderSite;
/** Holds the build that runs, until it is called. */
let goOn: () => void;
beforeEach(async () => {
  on = await startBuilderSite();
  for (const value of ['old', 'newest']) {
    await on.name(value);
    await on.runOnce(await on.lease('before'));
  }
  const held = new Promise<void>((resolve) => (goOn = resolve));
  on.gatsby = () => held;
});
afterEach(async () => {
  goOn();
  await on.rest();
  await on.stop();
});

const rowOf = async (release: string | undefined) =>
  (await on.site.builds()).find((row) => row.release === release) as BuildRow;
const releases = async () => (await listReleases(on.data)).map(({ id }) => id);
const ask = async (release: string | undefined) =>
  on.site.records(`builds/${(await rowOf(release)).id}`, 'PATCH', { action: 'go live' });
const isBuilding = () => until(async () => on.begun > 2 && (await on.builds('building')).length === 1);
/** Makes a release live again, and waits until PocketBase has recorded it, a moment after visitors see it. */
const goBack = async (release: string | undefined) => {
  await ask(release);
  await until(async () => (await on.builds('live'))[0]?.release === release);
};
/** No builder has anything to do. */
const isIdle = () => until(async () => (await on.builds('building')).length === 0 && !(await on.site.row()).holder);

test('a build that runs during a rollback does not go live; the next change includes it', async () => {
  const [newest, old] = await releases();
  on.startBuilder();
  await on.name('being built');
  await isBuilding();
  await goBack(old);
  goOn();
  await isIdle();
  const waiting = await until<BuildRow>(async () => (await on.builds('queued'))[0]);
  expect(waiting.cause).toBe('tags "tag" changed');
  // Longer than a build would wait for quiet.
  await new Promise((wait) => setTimeout(wait, 3_000));
  expect([await on.shown(), on.begun]).toEqual(['old', 3]);
  expect((await on.builds('live'))[0]?.release).toBe(old);
  expect((await rowOf(newest)).status).toBe('rolled_back');

  await on.name('the next change');
  await on.isShown('the next change');
  await on.isQuiet();
});

test('a move to the newest release again releases the waiting changes', async () => {
  const [newest, old] = await releases();
  goOn();
  on.startBuilder();
  await goBack(old);
  await on.site.records('publishing/publishing00001', 'PATCH', { held_revision: 1_000_000 });
  await on.name('waits');
  expect((await on.builds('queued')).length).toBe(1);
  await ask(newest);
  await on.isShown('waits');
});

test('a release that is damaged holds nothing back', async () => {
  const gone = await on.site.records<BuildRow>('builds', 'POST', { status: 'replaced', cause: 'x', release: '2020-x' });
  goOn();
  await on.name('goes live all the same');
  await on.site.records(`builds/${gone.id}`, 'PATCH', { action: 'go live' });
  expect((await on.site.row()) as object).toMatchObject({ held_revision: (await on.site.row()).revision });
  on.startBuilder();
  await on.isShown('goes live all the same');
});

test('a build that runs during a rollback on the command line does not go live either', async () => {
  const [, old = ''] = await releases();
  await on.name('being built');
  const lease = await on.lease('builder');
  on.gatsby = async () => void (await goLive(on.data, old));
  await expect(on.runOnce(lease)).rejects.toThrow('somebody went back to an older release');
  expect(await currentId(on.data)).toBe(old);
  expect((await on.builds('live'))[0]?.release).toBe(old);
  expect((await on.builds('queued'))[0]?.id).toBe(lease.build);
});

test('an editor’s choice between the last check and the move of the link goes live', async () => {
  const [newest, old] = await releases();
  await on.name('a moment too early');
  const lease = await on.lease('builder');
  const { renew, finish } = on.queue;
  // The request comes after the lease was confirmed, and is not carried out yet.
  on.queue.renew = async (...news) => {
    const holds = await renew(...news);
    if (news.length === 1) await ask(old);
    return holds;
  };
  on.gatsby = async () => undefined;
  await expect(on.runOnce(lease)).rejects.toThrow('somebody went back');
  Object.assign(on.queue, { renew, finish });
  expect(await currentId(on.data)).toBe(old);
  expect(newest).not.toBe(old);
});

test('a stopped retry of a failure of the machine is built by the next builder', async () => {
  await on.name('waits for the disk');
  on.gatsby = async () => {
    throw new TransientError('The disk is full.');
  };
  await expect(on.runOnce(await on.lease('builder'))).rejects.toThrow('The disk is full.');
  // Asked for by a person: it does not wait for the time of the retry.
  const asked = await on.queue.lease({ holder: 'by hand', cause: 'npm run build' });
  if ('refused' in asked) throw new Error(asked.refused);
  await expect(on.runOnce(asked, true)).rejects.toThrow();
  on.gatsby = async () => undefined;
  on.startBuilder();
  await on.isShown('waits for the disk');
});

/** Updates the release as a start of the site does. The environment of these tests is another one than that of the releases. */
function update(options: Pick<Parameters<typeof updateRelease>[0], 'always' | 'beforeLive'> = {}) {
  const { url, token } = on.site.server;
  const build = async (publish: (output: string) => Promise<void>) => {
    on.begun += 1;
    await on.render();
    await publish(path.join(on.data.root, 'public'));
    return { parts: {} };
  };
  const step = async (_: string, work: (report: () => void) => Promise<void>) => work(() => undefined);
  return updateRelease({
    ...{ source: { settings: readSettings({}), data: on.data, url, access: { token } }, token },
    ...{ site: { build } as unknown as Builder, steps: { step } as never, life: { isEnding: false } as never },
    log: new LogFile(path.join(on.data.logs, 'build.log')),
    ...options,
  });
}

test('new code and settings wait with the content that a rollback withholds', async () => {
  const [newest, old] = await releases();
  on.startBuilder();
  await goBack(old);
  on.begun = 0;
  expect(await update()).toBeUndefined();
  expect([on.begun, await on.shown()]).toEqual([0, 'old']);
  await goBack(newest);
  expect(await update()).toEqual(['configuration']);
  expect(on.begun).toBe(1);
});

test('a release whose export fails does not go live, and its build failed', async () => {
  await on.name('not exported');
  const exported = { at: '' };
  const beforeLive = async (output: string) => {
    exported.at = output;
    throw new UserError('The host takes no more than 2,000 redirects.');
  };
  await expect(update({ always: true, beforeLive })).rejects.toThrow('2,000 redirects');
  expect(exported.at).toBe(path.join(on.data.root, 'public'));
  expect(await on.shown()).toBe('newest');
  expect((await on.failure()).error).toContain('2,000 redirects');
});
