import { timesOfJest, timesOfPlaywright } from './testTimes';

test('a file of jest takes as long as its worker had it', () => {
  const file = { message: '', assertionResults: [], startTime: 1000, endTime: 3500 };
  expect(timesOfJest({ testResults: [{ ...file, name: `${process.cwd()}/src/a.test.ts` }] })).toEqual([
    { name: 'src/a.test.ts', seconds: 2.5 },
  ]);
  expect(timesOfJest({})).toEqual([]);
});

test('a file in the browser takes as long as all tries of its tests, and the longest stands first', () => {
  const spec = (...durations: number[]) => ({
    title: 'a test',
    file: '',
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'short.e2e.ts', title: '', specs: [spec(500)] },
    {
      file: 'long.e2e.ts',
      title: '',
      specs: [spec(1000, 2000)],
      suites: [{ file: 'long.e2e.ts', title: '', specs: [spec(250)] }],
    },
  ];
  expect(timesOfPlaywright({ suites })).toEqual([
    { name: 'long.e2e.ts', seconds: 3.25 },
    { name: 'short.e2e.ts', seconds: 0.5 },
  ]);
});
