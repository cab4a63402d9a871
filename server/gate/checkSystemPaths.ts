import { isSystemPath } from '../site/isSystemPath';
import type { BuiltSite } from './BuiltSite';
import type { Violation } from '../site/Violation';

/** Rules that would take the dashboard, the API or the forms from the server. No host gets them, so the rest goes live. */
export function checkSystemPaths({ redirects, gone }: Pick<BuiltSite, 'redirects' | 'gone'>): Violation[] {
  const rules = new Set([...redirects.map(({ from }) => from), ...gone].filter(isSystemPath));
  return [...rules].map((from) => ({
    sentence: `The redirect or removed page ${from} is left out, for the path belongs to the system. Delete its record.`,
    isAllowed: true,
  }));
}
