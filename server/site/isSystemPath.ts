import { systemPathOf } from '../../pocketbase/hooks/redirects/systemPath';
import systemPaths from '../../pocketbase/hooks/lib/systemPaths.json';

/**
 * Whether a rule for this path would hide the API, the dashboard or the forms. The hooks refuse such a rule; a database that was
 * written without them may contain one, and then no host gets it.
 * @param from path of a redirect or of a removed page
 */
export function isSystemPath(from: string): boolean {
  return systemPathOf(from, [], systemPaths.server) !== undefined;
}
