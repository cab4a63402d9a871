const transform = { '^.+\\.(t|j)sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] };
const ignore = ['/node_modules/', '/.tmp/', '/.cache/', '/public/', '/.data/'];
const modulePathIgnorePatterns = ['<rootDir>/.tmp/', '<rootDir>/.cache/', '<rootDir>/public/', '<rootDir>/.data/'];

/** The suffix of a test is its policy: see docs/where-things-live.md. */
module.exports = {
  projects: [
    {
      displayName: 'unit',
      testMatch: ['**/*.test.ts', '**/*.test.js'],
      testPathIgnorePatterns: [...ignore, '\\.pocketbase\\.test\\.ts$'],
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      transform,
    },
    {
      displayName: 'components',
      testMatch: ['**/*.test.tsx'],
      testPathIgnorePatterns: ignore,
      modulePathIgnorePatterns,
      testEnvironment: 'jsdom',
      transform,
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      moduleNameMapper: { '\\.module\\.css$': '<rootDir>/src/testing/classNames.ts' },
    },
    {
      displayName: 'pocketbase',
      testMatch: ['**/*.pocketbase.test.ts'],
      testPathIgnorePatterns: ignore,
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      transform,
      setupFilesAfterEnv: ['<rootDir>/server/testing/setup.ts'],
    },
  ],
};
