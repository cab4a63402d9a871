import type { Violation } from '../site/Violation';
import type { BuiltSite } from './BuiltSite';
import { checkCode } from './checkCode';
import { checkControls } from './checkControls';
import { checkHead } from './checkHead';
import { checkLinks } from './checkLinks';
import { checkSystemPaths } from './checkSystemPaths';
import { checkWhole } from './checkWhole';

/** Everything that is not right with a build, each fault once; what may go live all the same is marked. */
export function checkSite(site: BuiltSite): Violation[] {
  return [
    ...checkWhole(site),
    ...checkHead(site),
    ...checkLinks(site),
    ...checkFiles(site),
    ...checkSystemPaths(site),
    ...checkCode(site),
    ...checkControls(site),
  ];
}

/**
 * Whether each file that a record names was there for the build. Pages are whole without it, so a picture that is lost keeps
 * nobody's change from visitors; who can upload it again is told.
 */
function checkFiles({ missingFiles }: Pick<BuiltSite, 'missingFiles'>): Violation[] {
  return missingFiles.map(({ collection, record, file }) => ({
    sentence: `The file ${file} is gone or cannot be shown, and pages are shown without it.`,
    record: { collection, id: record },
    isAllowed: true,
  }));
}
