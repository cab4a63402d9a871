import { createStatus } from './createStatus';

function status() {
  const said: string[] = [];
  const say = (kind: string) => (text?: string) => void said.push(`${kind}: ${text}`);
  const reporter = { info: say('info'), warn: say('warn') } as unknown as Parameters<typeof createStatus>[0];
  return { ...createStatus(reporter, 'http://pb', 10_000), said };
}

it('says once that it is on, once that it is lost, once that it is back', () => {
  const { on, off, said } = status();
  on();
  on();
  off('connection refused');
  off('no answer within the time limit');
  on();
  on();
  expect(said).toEqual([
    'info: Live updates from PocketBase: what is saved at http://pb shows by itself.',
    'warn: Live updates from PocketBase are interrupted (connection refused). Until they are back, changes are looked for every 10 s.',
    'info: Live updates from PocketBase are back.',
  ]);
});

it('says why nodes stay as they are until that is another reason', () => {
  const { failed, done, said } = status();
  failed('A.');
  failed('A.');
  failed('B.');
  done();
  failed('B.');
  expect(said).toEqual([
    'warn: The content stays as it was. A.',
    'warn: The content stays as it was. B.',
    'warn: The content stays as it was. B.',
  ]);
});
