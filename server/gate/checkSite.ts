import type { BuiltSite } from './BuiltSite';
import { checkHead } from './checkHead';
import { checkLinks } from './checkLinks';
import { checkWhole } from './checkWhole';
import type { Fault } from './Fault';

/** Everything that keeps a build from going live, each fault once. */
export function checkSite(site: BuiltSite): Fault[] {
  return [...checkWhole(site), ...checkHead(site), ...checkLinks(site)];
}
