// A real server starts, migrates and seeds in these tests.
jest.setTimeout(120_000);
