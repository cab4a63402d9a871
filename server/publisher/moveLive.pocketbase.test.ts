import { UserError } from '../UserError';
import { currentId, listReleases } from '../site/releases';
import { goLive } from '../release/goLive';
import { type BuilderSite, startBuilderSite, until } from '../testing/builderSite';
import type { BuildRow } from '../testing/publishingSite';

let on: BuilderSite;
beforeAll(async () => {
  on = await startBuilderSite();
  for (const value of ['old', 'older than the new one']) {
    await on.name(value);
    await on.runOnce(await on.lease('before'));
  }
});
afterEach(() => on.rest());
afterAll(() => on.stop());

test('an editor goes back to a release and forward again, also while something is built; the next change is seen', async () => {
  on.startBuilder();
  await on.name('new');
  await on.isShown('new');
  await on.isQuiet();
  const [live, before] = (await on.site.builds()).filter(({ release }) => release !== '');
  let isHeld = true;
  on.gatsby = async () => {
    await until(async () => !isHeld);
    throw new UserError('This one fails.');
  };
  await on.name('never seen');
  await until(async () => (await on.builds('building')).length === 1);

  await on.site.records(`builds/${before?.id}`, 'PATCH', { action: 'go live' });
  await until(async () => (await currentId(on.data)) === before?.release);
  const moved = await until<BuildRow>(async () =>
    (await on.builds('live')).find((row) => row.release === before?.release),
  );
  expect(moved).toMatchObject({ by: on.site.server.email, cause: expect.stringMatching(/^back to /) });
  expect((await on.site.builds()).find(({ id }) => id === live?.id)?.status).toBe('rolled_back');
  expect((await on.site.builds()).find(({ id }) => id === before?.id)).toMatchObject({ action: '', error: '' });

  await on.site.records(`builds/${live?.id}`, 'PATCH', { action: 'go live' });
  await on.isShown('new');
  isHeld = false;
  await until(async () => (await on.builds('building')).length === 0);
  on.gatsby = async () => undefined;
  await on.name('after it');
  await on.isShown('after it');
  await on.isQuiet();
});

test('a release that is no longer kept is refused in the row', async () => {
  on.startBuilder();
  const gone = await on.site.records<BuildRow>('builds', 'POST', {
    status: 'replaced',
    cause: 'old',
    release: '2020-gone',
  });
  await on.site.records(`builds/${gone.id}`, 'PATCH', { action: 'go live' });
  const answered = await until<BuildRow>(async () =>
    (await on.site.builds()).find((row) => row.id === gone.id && row.error),
  );
  expect(answered).toMatchObject({ action: '', error: 'This release is no longer kept. Choose a newer one.' });
});

test('a move on the command line is reported to editors', async () => {
  on.startBuilder();
  await on.isQuiet();
  const older = (await listReleases(on.data)).find(({ live }) => !live)?.id ?? '';
  await goLive(on.data, older);
  const row = await until<BuildRow>(async () => (await on.builds('live')).find(({ release }) => release === older));
  expect(row.by).toBe('');
  expect(await currentId(on.data)).toBe(older);
});
