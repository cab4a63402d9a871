// A real server starts, migrates and seeds in these tests.
jest.setTimeout(120_000);

// A server, a disk and a clock that others use as well: a test gets a second try, and scripts/test.ts counts it.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
