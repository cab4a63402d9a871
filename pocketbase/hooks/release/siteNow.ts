import type { Manifest } from '../../../server/site/manifest';
import { loadLive } from './loadLive';

/** The live release's facts about the site; none before the first one. */
export function siteNow(): Partial<Manifest> {
  const release = loadLive();
  return release ? release.manifest : {};
}
