import { existsSync, statfsSync } from 'node:fs';

/** Paths of an installed browser. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Less than this is used up by a few tabs: a container has 64 MB by default, and then a tab crashes. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ENOUGH_SHARED_MEMORY;
  } catch {
    return false;
  }
}

/**
 * Options of Playwright for a Chromium of the tests. Playwright keeps its shared memory in files below `/tmp`; in `/dev/shm`, 59 tests
 * took 24.5 s instead of 27.4 (two runs each, in turns).
 */
export const LAUNCH = {
  // Containers, where tests mostly run, have no user namespaces for the sandbox.
  args: ['--no-sandbox', '--disable-gpu'],
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
};

/** A Chromium for automation: that of CHROME_PATH, an installed one, or the one from npm. */
export async function findBrowser(): Promise<string> {
  return process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? unpackBrowser();
}

/** The Chromium from npm, identical on all machines; null if it does not run. */
export async function bundledBrowser(): Promise<string | null> {
  return process.platform === 'linux' && process.arch === 'x64' ? unpackBrowser() : null;
}

async function unpackBrowser(): Promise<string> {
  // Makes the package unpack shared libraries that a minimal machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
