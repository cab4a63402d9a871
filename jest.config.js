const transform = { '^.+\\.(t|j)sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] };
const ignore = ['/node_modules/', '/.tmp/', '/.cache/', '/public/', '/.data/'];
// The package's main file is an ES module, which Jest does not load; this one has the same text and is transformed.
const pocketbase = { '^pocketbase$': '<rootDir>/node_modules/pocketbase/dist/pocketbase.es.js' };
const transformIgnorePatterns = ['/node_modules/(?!(pocketbase|feed)/)'];
const modulePathIgnorePatterns = ['<rootDir>/.tmp/', '<rootDir>/.cache/', '<rootDir>/public/', '<rootDir>/.data/'];

/** Settings of the projects whose tests start a PocketBase. */
const withServer = (...ignored) => ({
  testPathIgnorePatterns: [...ignore, ...ignored],
  modulePathIgnorePatterns,
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns,
  moduleNameMapper: pocketbase,
  globalSetup: '<rootDir>/server/testing/startOfTests.ts',
  globalTeardown: '<rootDir>/server/testing/endOfTests.ts',
  setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
});

/** The suffix of a test is its policy: see docs/where-things-live.md. */
module.exports = {
  testSequencer: '<rootDir>/server/testing/order/longestFirst.mjs',
  projects: [
    {
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.js'],
      testPathIgnorePatterns: [...ignore, '\\.pocketbase\\.test\\.ts$'],
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      transform,
      transformIgnorePatterns,
      moduleNameMapper: pocketbase,
    },
    {
      displayName: 'components',
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ignore,
      modulePathIgnorePatterns,
      testEnvironment: 'jsdom',
      transform,
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      transformIgnorePatterns,
      moduleNameMapper: {
        ...pocketbase,
        '\\.module\\.css$': '<rootDir>/src/testing/classNames.ts',
      },
    },
    { displayName: 'pocketbase', testMatch: ['**/*.pocketbase.test.ts'], ...withServer('\\.(slow|outside)\\.') },
    { displayName: 'slow', testMatch: ['**/*.slow.pocketbase.test.ts'], ...withServer() },
    // They need more than npm and PyPI, and are part of no suite.
    { displayName: 'outside', testMatch: ['**/*.outside.pocketbase.test.ts'], ...withServer() },
  ],
};
