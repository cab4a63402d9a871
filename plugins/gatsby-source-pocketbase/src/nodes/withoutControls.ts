import type { RawRecord } from '../client/listRecords';

/** C0 controls but tab and line breaks, DEL, and code points that are no characters: HTML and XML have no place for them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const EACH = new RegExp(CONTROLS, 'g');
/** Word processors write these for a line break within a paragraph, so they stand between words. */
const BREAKS = /[\u000b\u000c]/g;

const clean = (text: string): string => text.replace(BREAKS, ' ').replace(EACH, '');

/**
 * A record without the control characters that its texts hold, which an editor pastes unseen: one of them makes a feed
 * unreadable, and U+0000 becomes U+FFFD in a page's title. JSON fields are left as they are.
 * @returns the record itself where it has none, as nearly all do
 */
export function withoutControls(record: RawRecord): RawRecord {
  const dirty = Object.entries(record).filter(([, value]) => typeof value === 'string' && CONTROLS.test(value));
  if (dirty.length === 0) return record;
  return { ...record, ...Object.fromEntries(dirty.map(([name, value]) => [name, clean(value as string)])) };
}
