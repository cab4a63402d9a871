import type { BuiltSite } from './BuiltSite';
import type { Violation } from '../site/Violation';

/**
 * Whether each file that a record names was there for the build. Pages are whole without it, so a picture that is lost keeps
 * nobody's change from visitors; who can upload it again is told.
 */
export function checkFiles({ missingFiles }: Pick<BuiltSite, 'missingFiles'>): Violation[] {
  return missingFiles.map(({ collection, record, file }) => ({
    sentence: `The file ${file} is gone or cannot be shown, and pages are shown without it.`,
    record: { collection, id: record },
    isAllowed: true,
  }));
}
