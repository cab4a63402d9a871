import { releaseOfPage } from '../page/readServerTiming';
import { siteSettings } from '../page/siteSettings';

const LATEST = '/builds/latest.json';
const EVERY_MS = 5 * 60_000;

/** The id of the live release; null if it is unknown. */
async function latestRelease(): Promise<string | null> {
  try {
    // The timestamp bypasses every cache.
    const answer = await fetch(`${LATEST}?t=${Date.now()}`);
    const { id } = (answer.ok ? await answer.json() : {}) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/**
 * Watches for a new release while the page is visible: every few minutes, and whenever the visitor comes back to it. The new
 * release is set at `<html data-release>`; from then on a navigation loads the document
 * (src/runtime/navigation/startNavigation.ts).
 */
export function startUpdates(): void {
  // In `gatsby develop` there are no releases.
  if (!siteSettings().application) return;
  let known = releaseOfPage();
  const check = async () => {
    const latest = await latestRelease();
    if (latest === null) return;
    // On a static host the page does not contain its release id: the first answer counts as it.
    known ??= latest;
    if (latest !== known) document.documentElement.dataset.release = latest;
  };
  const checkIfSeen = () => {
    if (document.visibilityState === 'visible') void check();
  };
  if (known === null) checkIfSeen();
  window.setInterval(checkIfSeen, EVERY_MS);
  document.addEventListener('visibilitychange', checkIfSeen);
}
