import { refusals as en } from '../../../locales/en/status.json';
import { refusals as sl } from '../../../locales/sl/status.json';
import { isAnyBuilderHere, isPreviewBuilderHere } from './builders';
import { isContent } from '../lib/describeRecord';
import type { EditorLanguage } from '../lib/language';

/** A builder keeps the preview this long after the last view. */
const KEPT_MS = 15 * 60_000;

// In memory only: after a restart a builder that polls finds another mark, builds once more and reports it.
const CHANGED = 'preview.changed';
const LOOKED_AT = 'preview.lookedAt';
const REPORTED = 'preview.told';

/** Marks the preview as outdated. */
export const outdatePreview = (): void => $app.store().set(CHANGED, $security.randomString(12));

/**
 * Marks the preview as outdated if it shows a record.
 * @param record the record that was written
 */
export function markPreviewOutdated(record: core.Record) {
  if (isContent(record.collection())) outdatePreview();
}

/** Records that somebody views the preview, or is about to. */
export function recordPreviewView() {
  $app.store().set(LOOKED_AT, Date.now());
}

/** The request that a builder polls: whether somebody views the preview, and a mark that changes with each change. */
export function previewRequest() {
  const store = $app.store();
  return {
    wanted: (store.get(LOOKED_AT) || 0) > Date.now() - KEPT_MS,
    changed: store.getOrSet(CHANGED, () => $security.randomString(12)),
  };
}

/** Stores the state of a preview that a builder reports. */
export function updatePreviewStatus({
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
  const before = previewStatus();
  const reported = {
    // The previous release is shown until a newer one is ready.
    release: status === 'stopped' ? '' : release || before.release,
    changed: status === 'ready' ? changed || '' : before.changed,
    error: status === 'failed' ? error || 'No reason is known.' : '',
  };
  $app.store().set(REPORTED, JSON.stringify(reported));
}

/**
 * Returns the state of the preview.
 * @returns release: '' until one is ready; changed: the mark of the content that it shows
 */
export function previewStatus(): { release: string; changed: string; error: string } {
  const reported = $app.store().get(REPORTED);
  return reported ? JSON.parse(reported) : { release: '', changed: '', error: '' };
}

/** Whether the preview shows the last saved state. */
export const isCurrent = () => previewStatus().changed === $app.store().get(CHANGED);

/** Why there is no preview, as a sentence for editors; '' if there is one. */
export function previewObstacle(language: EditorLanguage): string {
  const { previewsOff, noPreviewBuilder, noBuilder } = language === 'sl' ? sl : en;
  if (!$os.getenv('PREVIEW_DIR')) return previewsOff;
  const store = $app.store();
  if (isPreviewBuilderHere(store)) return '';
  return isAnyBuilderHere(store) ? noPreviewBuilder : noBuilder;
}
