import type { Manifest } from '../../../server/site/manifest';
import { loadLive } from './loadLive';

/** What the live release says of the site; nothing before the first one. */
export function siteNow(): Partial<Manifest> {
  const release = loadLive();
  return release ? release.manifest : {};
}
