import { isAnyBuilderHere, isPreviewBuilderHere } from './builderSeen';
import { isContent } from '../lib/describeRecord';

/** So long after the last look a builder keeps the preview. */
const KEPT_MS = 15 * 60_000;

// Kept in memory only: after a restart a builder that asks finds another mark, builds once more and says so again.
const CHANGED = 'preview.changed';
const LOOKED_AT = 'preview.lookedAt';
const TOLD = 'preview.told';

/**
 * Notes that a preview would show something else now.
 * @param record what was written
 */
export function noteChange(record: core.Record) {
  if (isContent(record.collection())) $app.store().set(CHANGED, $security.randomString(12));
}

/** Notes that somebody looks, or is about to. */
export function noteLook() {
  $app.store().set(LOOKED_AT, Date.now());
}

/** The state that a builder reads: whether somebody looks, and a mark that changes with each change. */
export function wish() {
  const store = $app.store();
  return {
    wanted: (store.get(LOOKED_AT) || 0) > Date.now() - KEPT_MS,
    changed: store.getOrSet(CHANGED, () => $security.randomString(12)),
  };
}

/**
 * Takes what a builder says of its preview.
 */
export function takeNews({
  status,
  release,
  changed,
  error,
}: {
  status: 'building' | 'ready' | 'failed' | 'stopped';
  release?: string;
  changed?: string;
  error?: string;
}) {
  const before = standing();
  const told = {
    // The release that was ready is shown until a newer one is.
    release: status === 'stopped' ? '' : release || before.release,
    changed: status === 'ready' ? changed || '' : before.changed,
    isBuilding: status === 'building',
    error: status === 'failed' ? error || 'No reason is known.' : '',
  };
  $app.store().set(TOLD, JSON.stringify(told));
}

/**
 * Returns the state of the preview.
 * @returns release: '' until one is ready; changed:
 *   the mark of the content that it shows
 */
export function standing(): { release: string; changed: string; isBuilding: boolean; error: string } {
  const told = $app.store().get(TOLD);
  return told ? JSON.parse(told) : { release: '', changed: '', isBuilding: false, error: '' };
}

/** Whether what is shown is what was saved last. */
export const isCurrent = () => standing().changed === $app.store().get(CHANGED);

/**
 * Why there is no preview to be had here, in words for editors.
 * @returns '' where there is one
 */
export function obstacle(): string {
  if (!$os.getenv('PREVIEW_DIR')) {
    return 'Previews are switched off here: they need npm start with BUILD=auto and without PREVIEWS=off.';
  }
  const store = $app.store();
  if (isPreviewBuilderHere(store)) return '';
  if (isAnyBuilderHere(store)) {
    return (
      'A builder publishes, but none on this server makes previews. Wait a minute and try again; ' +
      'if that does not help, tell whoever looks after the server.'
    );
  }
  return 'No builder is at work, so there is no preview. Tell whoever looks after the server.';
}
