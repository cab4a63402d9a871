import { defineConfig } from '@playwright/test';
import { LAUNCH } from '../scripts/lib/browser';

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with \`npm run test:e2e\`.`);
  return value;
};

// A project is a stage: scripts/e2e.ts starts the site for each and runs its tests.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two leave a tenth of two cores idle.
  workers: 3,
  // Machines differ by a factor of two, and other work slows them down: the longest test takes a minute at rest, and 5 s were too short
  // for the dashboard's editor.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Clocks, networks and a busy machine: a test gets a second try, and scripts/e2e.ts names it. A fault stays one.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json']],
  use: {
    baseURL: env('E2E_URL'),
    launchOptions: { executablePath: env('E2E_BROWSER'), ...LAUNCH },
  },
  projects: [
    { name: 'first', testMatch: '**/*.e2e.ts' },
    // One at a time: an editor waits for the build of every other editor's change.
    { name: 'edited', testMatch: 'stages/edited*.ts', workers: 1 },
    { name: 'mfc', testMatch: 'stages/mfc.ts' },
    { name: 'realmfc', testMatch: 'stages/realmfc.ts' },
    { name: 'consent', testMatch: 'stages/consent*.ts' },
    { name: 'preview', testMatch: 'stages/preview.ts' },
    { name: 'empty', testMatch: 'stages/empty.ts' },
    // One at a time: some stop PocketBase.
    { name: 'twoOrigins', testMatch: 'stages/twoOrigins*.ts', workers: 1 },
  ],
});
