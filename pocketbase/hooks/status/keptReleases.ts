import { plainBuild } from './plainBuild';

const MOST = 50;

/**
 * The releases that visitors could see again, the newest first: each as the build that made it.
 * @param live the release that they see now, which is left out
 */
export function keptReleases(app: core.App, live: string) {
  const kept = folders();
  const builds = app.findRecordsByFilter('builds', 'release != ""', '@rowid', 0, 0);
  const makers = new Map();
  // Going back to a release has a row too; the release's first row has its reason.
  builds.forEach((build) => {
    const release = build.getString('release');
    if (release !== live && (!kept || kept.has(release)) && !makers.has(release)) makers.set(release, build);
  });
  // The name of a release is its time.
  const names = [...makers.keys()].sort().reverse();
  return names.slice(0, MOST).map((name) => plainBuild(makers.get(name)));
}

/** The names of what is kept, or undefined where releases are another machine's: it says itself which it has not. */
function folders() {
  const current = $os.getenv('SITE_RELEASE_DIR');
  try {
    const entries = $os.readDir(`${current.replace(/\/[^/]+\/?$/, '')}/releases`);
    return new Set(entries.map((entry) => entry.name()));
  } catch {
    return undefined;
  }
}
