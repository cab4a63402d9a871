import { BuildClock } from './BuildClock';

const LOG = (code: unknown, level = 'ERROR') => ({
  type: 'LOG_ACTION',
  action: { payload: { level, code, text: 'in words', context: { file: 'a.ts' } } },
});

const START = (text: string, total?: number) => ({
  type: 'LOG_ACTION',
  action: act('START', { id: text, text, total }),
});
const COUNT = (id: string, current: number) => ({ type: 'LOG_ACTION', action: act('UPDATE', { id, current }) });
const END = (id: string) => ({ type: 'LOG_ACTION', action: act('END', { id, status: 'SUCCESS' }) });
const act = (kind: string, payload: object) => ({ type: `ACTIVITY_${kind}`, payload });

test('reports each phase when it begins, and the share of it that Gatsby counts', () => {
  const told: string[] = [];
  const clock = new BuildClock((done, total, what, part) => told.push(`${done}/${total} ${what} ${part}`));
  clock.start();
  for (const message of [
    ...[START('compile gatsby files'), START('source and transform nodes'), END('source and transform nodes')],
    ...[START('Fetching files of PocketBase', 4), COUNT('Fetching files of PocketBase', 1)],
    ...[START('createPages'), START('createPagesStatefully'), START('Building static HTML for pages', 4)],
    ...[COUNT('Building static HTML for pages', 1), COUNT('Building static HTML for pages', 4)],
  ]) {
    clock.receive(message);
  }
  expect(told).toEqual([
    ...['1/10 reading the configuration undefined', '1/10 reading the configuration undefined'],
    ...['2/10 fetching the content undefined', '4/10 making the pages undefined'],
    ...['9/10 writing the pages undefined', '9/10 writing the pages 0.25', '9/10 writing the pages 1'],
  ]);
});

test('measures the parts by the ends of the activities', async () => {
  const clock = new BuildClock(() => undefined);
  const pause = () => new Promise((wait) => setTimeout(wait, 20));
  for (const name of ['source and transform nodes', 'Building HTML renderer', 'Building static HTML for pages']) {
    clock.receive(START(name));
    await pause();
    clock.receive(END(name));
  }
  const { source, webpack, render } = clock.parts();
  expect([source >= 15, webpack >= 15, render >= 15]).toEqual([true, true, true]);
});

test('gives a warm build no time for webpack', async () => {
  const clock = new BuildClock(() => undefined);
  clock.receive(END('source and transform nodes'));
  await new Promise((wait) => setTimeout(wait, 20));
  clock.receive(END('Building static HTML for pages'));
  expect(clock.parts().webpack).toBe(0);
});

test('keeps the end of the output', () => {
  const clock = new BuildClock(() => undefined);
  for (const piece of ['success source and transf', 'orm nodes - 1.2s\n']) clock.read(piece);
  expect(clock.output).toBe('success source and transform nodes - 1.2s\n');
});

test('keeps the errors with their numbers, which only messages have', () => {
  const clock = new BuildClock(() => undefined);
  for (const message of [LOG('98124'), LOG('1', 'WARNING'), LOG(undefined), null, { answer: 'built' }, 'x'])
    clock.receive(message);
  expect(clock.errors).toEqual([{ code: '98124', text: 'in words', context: { file: 'a.ts' } }]);
});
