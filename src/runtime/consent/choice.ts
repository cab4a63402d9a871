import type { ConsentSettings } from '../../lib/SiteSettings';
import { LOCALE_COOKIE } from '../../i18n/localeCookie';

/** The kinds of consent: for tags that measure, and for services that help. */
export const KINDS = ['analytics', 'functional'] as const;
export type Kind = (typeof KINDS)[number];

/** The visitor's consent. */
export type Choice = Readonly<Record<Kind, boolean>>;

/** Name of the cookie that keeps the choice; vanilla-cookieconsent writes it. */
export const COOKIE = 'consent';

/** Returns the kinds of consent that this site needs. */
export function kindsOf({ tagManager, widget }: ConsentSettings): Kind[] {
  const there: Record<Kind, boolean> = { analytics: tagManager, functional: widget !== null };
  return KINDS.filter((kind) => there[kind]);
}

/** Returns a number for a set of kinds: an answer to another set does not count. */
export function revisionOf(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + 2 ** KINDS.indexOf(kind), 0);
}

/** The choice that accepts the kinds in a list. */
export function choiceOf(accepted: readonly unknown[]): Choice {
  return { analytics: accepted.includes('analytics'), functional: accepted.includes('functional') };
}

function parse(text: string): { categories?: unknown; revision?: unknown } | null {
  try {
    return JSON.parse(decodeURIComponent(text)) as { categories?: unknown; revision?: unknown } | null;
  } catch {
    return null;
  }
}

/**
 * Returns the visitor's choice; null without one, or if it was about other kinds.
 * @param cookies as `document.cookie` returns them
 * @param kinds the kinds that the site needs now
 */
export function keptChoice(cookies: string, kinds: readonly Kind[]): Choice | null {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const kept = value ? parse(value.slice(COOKIE.length + 1)) : null;
  if (!Array.isArray(kept?.categories) || kept.revision !== revisionOf(kinds)) return null;
  return choiceOf(kept.categories);
}

const TAG = '_(ga|gid|gat|gac|gcl|dc_gtm)';
/** Cookies of Google's tags, by the beginning of their names. */
export const TAGS = new RegExp(`^${TAG}`);

/** Of the editors' bar (pocketbase/pages/status/barCookie.ts). */
const EDITOR_BAR = 'editor_bar';

/** The site's own cookies, which stay whatever the visitor chooses. */
const OWN = [COOKIE, LOCALE_COOKIE, EDITOR_BAR];

/** All cookies but these and the tags': the assistant's provider may use any name. */
export const OTHERS = new RegExp(`^(?!(${OWN.join('|')})$|${TAG})`);
