import { exists, loadRelease, parentOf } from './release';
import type { Release } from './types';

/** A file that a release should have and has not, by the release. */
const brokenOf = (id: string) => `site.broken ${id}`;
/** Where `npm start` notes that it moved the link because a release was lost (server/release/history/lostRelease.ts). */
const NOTE = 'run/lost-release.json';

/**
 * The release that visitors see: the one that SITE_RELEASE_DIR names, or the newest whole one where the link is gone or
 * dangling, or its release has lost files.
 * @returns undefined before the first
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

/**
 * Notes that a release has lost a file.
 * @param file its path in the release
 * @returns whether it is really gone, and not only unreadable for a moment
 */
export function noteMissing({ id, root }: { id: string; root: string }, file: string): boolean {
  if (exists(`${root}/${file}`)) return false;
  $app.store().set(brokenOf(id), `${root}/${file}`);
  return true;
}

/** Whole again once the file is back. */
function isBroken(id: string) {
  const file = $app.store().get(brokenOf(id));
  return !!file && !exists(file);
}

function newestWhole(link: string) {
  const releases = `${parentOf(link)}/releases`;
  if (!exists(releases)) return undefined;
  const names = $os
    .readDir(releases)
    .map((entry) => entry.name())
    // A release's name is its time.
    .filter((name) => !name.endsWith('.tmp'))
    .sort()
    .reverse();
  for (const name of names) {
    const release = isBroken(name) ? undefined : loadRelease(`${releases}/${name}`);
    if (release && release.id === name) return release;
  }
  return undefined;
}

/** Says it once: visitors ask many times a second. */
function report(link: string, id: string) {
  const said = `site.fallback ${id}`;
  if ($app.store().has(said)) return;
  $app.store().set(said, true);
  const message = `The release that ${link} names is missing or has lost files: visitors see ${id}, the newest whole one.`;
  $app.logger().error(message);
  console.log(message);
}

/**
 * Whether visitors see another release than was published last because that one was lost.
 * @returns the release that they see, or '' where nothing was lost
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
