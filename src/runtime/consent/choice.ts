import type { ConsentSettings } from '../../lib/SiteSettings';
import { LOCALE_COOKIE } from '../../i18n/localeCookie';

/** The kinds of consent: tags that count, and services that help. */
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

/** Tells one set of questions from another: who has answered another one is asked anew. */
export function revisionOf(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + 2 ** KINDS.indexOf(kind), 0);
}

/** The choice that says yes to the kinds in a list. */
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
 * The choice that a visitor made here before; null where there is none, or where other questions were answered.
 * @param cookies as `document.cookie` gives them
 * @param kinds what is asked about now
 */
export function keptChoice(cookies: string, kinds: readonly Kind[]): Choice | null {
  const value = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const kept = value ? parse(value.slice(COOKIE.length + 1)) : null;
  if (!Array.isArray(kept?.categories) || kept.revision !== revisionOf(kinds)) return null;
  return choiceOf(kept.categories);
}

/** Cookies of Google's tags, by the beginning of their names. */
export const TAGS = /^_(ga|gid|gat|gac|gcl|dc_gtm)/;

/** The site's own cookies, which stay whatever is chosen. */
const OWN = [COOKIE, LOCALE_COOKIE];

/** All others but the tags': whoever provides the assistant calls them as they like. */
export const OTHERS = new RegExp(`^(?!(${OWN.join('|')})$|_(ga|gid|gat|gac|gcl|dc_gtm))`);
