import type { BuiltSite } from './BuiltSite';
import { checkCode } from './checkCode';
import { checkControls } from './checkControls';
import { checkFiles } from './checkFiles';
import { checkHead } from './checkHead';
import { checkLinks } from './checkLinks';
import { checkSystemPaths } from './checkSystemPaths';
import { checkWhole } from './checkWhole';
import type { Violation } from '../site/Violation';

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
