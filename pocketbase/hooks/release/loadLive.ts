import { homePaths } from '../../../src/i18n/locales';
import type { Manifest } from '../../../server/site/manifest';
import { exists, loadRelease, parentOf, releaseFolders } from './release';
import type { Release } from './types';

/** The store's key of a file that a release has lost. */
const brokenOf = (id: string) => `site.broken ${id}`;
/** The file in which `npm start` stores that it moved the link because a release was lost (server/release/history/lostRelease.ts). */
const NOTE = 'run/lost-release.json';

/**
 * The release that visitors see: the target of SITE_RELEASE_DIR, or the newest complete one if the link is missing or dangling,
 * or its release has lost files.
 * @returns undefined before the first release
 */
export function loadLive(): Release | undefined {
  const link = $os.getenv('SITE_RELEASE_DIR');
  if (!link) return undefined;
  const named = loadRelease(link);
  if (named && !isBroken(named.id)) return named;
  const whole = newestWhole(link);
  if (!whole) return named;
  report(link, whole.id);
  return { ...whole, isFallback: true };
}

const HOMES = homePaths();

/** The manifest of the live release; without one, as before the first release or where another host has all of them, only the locales. */
export const siteNow = (): Partial<Manifest> & { homes: Record<string, string> } => ({
  homes: HOMES,
  ...loadLive()?.manifest,
});

/**
 * Records that a release has lost a file.
 * @param file its path in the release
 * @returns whether the file is really gone, and not only unreadable for a moment
 */
export function recordLostFile({ id, root }: { id: string; root: string }, file: string): boolean {
  if (exists(`${root}/${file}`)) return false;
  $app.store().set(brokenOf(id), `${root}/${file}`);
  return true;
}

/** Whether a file of a release is lost; the release is complete again once the file is back. */
function isBroken(id: string) {
  const file = $app.store().get(brokenOf(id));
  return !!file && !exists(file);
}

function newestWhole(link: string) {
  for (const { name, folder } of releaseFolders(link)) {
    const release = isBroken(name) ? undefined : loadRelease(folder);
    if (release && release.id === name) return release;
  }
  return undefined;
}

/** Reports a fallback once: there are many requests a second. */
function report(link: string, id: string) {
  const key = `site.fallback ${id}`;
  if ($app.store().has(key)) return;
  $app.store().set(key, true);
  const message = `The release that ${link} names is missing or has lost files: visitors see ${id}, the newest whole one.`;
  $app.logger().error(message);
  console.log(message);
}

/**
 * The release that visitors see because the one that was published last was lost.
 * @returns '' if nothing was lost
 */
export function shownInstead(): string {
  const live = loadLive();
  if (!live) return '';
  if (live.isFallback) return live.id;
  try {
    const note = JSON.parse(toString($os.readFile(`${parentOf($os.getenv('SITE_RELEASE_DIR'))}/${NOTE}`)));
    return note.live === live.id ? live.id : '';
  } catch {
    return '';
  }
}
