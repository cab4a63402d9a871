import { BuildClock } from './BuildClock';

const LOG = (code: unknown, level = 'ERROR') => ({
  type: 'LOG_ACTION',
  action: { payload: { level, code, text: 'in words', context: { file: 'a.ts' } } },
});

test('reports each phase once its line is complete', () => {
  const told: string[] = [];
  const clock = new BuildClock((done, total, what) => told.push(`${done}/${total} ${what}`));
  clock.read('success source and transf');
  expect(told).toEqual([]);
  clock.read('orm nodes - 1.2s\nsuccess createPages - 0.1s\ninfo Total nodes: 1306\n');
  expect(told).toEqual(['2/10 fetching the content', '4/10 making the pages']);
  expect(clock.output).toContain('Total nodes');
});

test('gives a warm build no time for webpack', () => {
  const clock = new BuildClock(() => undefined);
  clock.read('success source and transform nodes - 1.2s\nsuccess Building static HTML for pages - 0.4s\n');
  expect(clock.parts()).toEqual({ source: expect.any(Number), webpack: 0, render: expect.any(Number) });
});

test('keeps the errors with their numbers, which only messages have', () => {
  const clock = new BuildClock(() => undefined);
  for (const message of [LOG('98124'), LOG('1', 'WARNING'), LOG(undefined), null, { answer: 'built' }, 'x'])
    clock.receive(message);
  expect(clock.errors).toEqual([{ code: '98124', text: 'in words', context: { file: 'a.ts' } }]);
});
