import { mishapsOfJest, mishapsOfPlaywright } from './testFailures';

test('a jest run reports failed and retried tests, and no passed ones', () => {
  const assertion = (status: string, invocations: number, failureMessages: string[] = []) => ({
    status,
    fullName: `${status} ${invocations}`,
    invocations,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          assertion('passed', 1),
          { ...assertion('passed', 2), retryReasons: ['Error: too late'] },
          assertion('failed', 2, ['\u001b[31mExpected: 1\u001b[39m\n\n  Received: 2\n  at line 3']),
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module c', assertionResults: [] },
    ],
  };
  expect(mishapsOfJest(report)).toEqual([
    { test: 'passed 2', failed: false, why: 'Error: too late' },
    { test: 'failed 2', failed: true, why: 'Expected: 1 Received: 2' },
    { test: 'b.test.ts', failed: true, why: 'Cannot find module c' },
  ]);
  expect(mishapsOfJest({})).toEqual([]);
});

test('of a run in the browser, too, with the file and the group of each', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'a.e2e.ts',
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const file = 'a.e2e.ts';
  const report = {
    suites: [
      {
        file,
        title: file,
        specs: [spec('all is well', 'expected', [])],
        suites: [
          {
            file,
            title: 'offline',
            specs: [spec('it reads', 'flaky', ['Timeout']), spec('it goes', 'unexpected', ['No'])],
          },
        ],
      },
    ],
  };
  expect(mishapsOfPlaywright(report)).toEqual([
    { test: 'a.e2e.ts › offline › it reads', failed: false, why: 'Timeout' },
    { test: 'a.e2e.ts › offline › it goes', failed: true, why: 'No' },
  ]);
  expect(mishapsOfPlaywright({})).toEqual([]);
});
