import { rm } from 'node:fs/promises';
import path from 'node:path';
import { currentId } from '../site/releases';
import { repairCurrent } from '../release/history/repairCurrent';
import { type BuilderSite, startBuilderSite, until } from '../testing/builderSite';

let on: BuilderSite;
beforeEach(async () => {
  on = await startBuilderSite();
  for (const value of ['first', 'second']) {
    await on.name(value);
    await on.runOnce(await on.lease('before'));
  }
});
afterEach(async () => {
  await on.rest();
  await on.stop();
});

async function loseLive(): Promise<{ lost: string; live: string | undefined }> {
  const lost = (await currentId(on.data)) ?? '';
  await rm(path.join(on.data.releases, lost), { recursive: true });
  const repair = await repairCurrent(on.data, { depth: 'quick' });
  expect(repair?.lost).toBe(lost);
  return { lost, live: repair?.live };
}

test('the live release is lost: what was in it is built again, without a change', async () => {
  on.startBuilder();
  await on.isQuiet();
  const { live } = await loseLive();
  expect(await on.shown()).toBe('first');
  await on.isShown('second');
  await on.isQuiet();
  const causes = (await on.site.builds()).map(({ cause }) => cause);
  expect(causes).toContain('files of the live release were lost');
  expect((await on.builds('live'))[0]?.release).toBe(await currentId(on.data));
  expect(await currentId(on.data)).not.toBe(live);
});

test('lost while a build runs: that build goes live, and the repair does not count as a rollback', async () => {
  let goOn = () => undefined as void;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  on.gatsby = () => held;
  on.startBuilder();
  await on.name('third');
  await until(async () => on.begun > 0 && (await on.builds('building')).length === 1);
  await loseLive();
  goOn();
  await on.isShown('third');
  await on.isQuiet();
  expect((await on.site.row()).held_revision).toBe(0);
});
