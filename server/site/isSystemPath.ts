import { systemPathOf } from '../../pocketbase/hooks/redirects/systemPath';
import systemPaths from '../../pocketbase/hooks/lib/systemPaths.json';

/**
 * Whether a rule from this path would take what the server answers: the API, the dashboard, the forms. Saving such a rule is
 * refused; a database that was written past the hooks may hold one, and then no host gets it.
 * @param from of a redirect, or of a page that was removed
 */
export function isSystemPath(from: string): boolean {
  return systemPathOf(from, [], systemPaths.server) !== undefined;
}
