import { localHref } from '../../i18n/localHref';
import { defaultLocale, localePath, localesOf, splitLocale } from '../../i18n/locales';

/**
 * A redirect from a path to a path or full URL. A `*` at the end of `from` matches anything; one at the end of `to`
 * repeats the match.
 */
export type Redirect = { from: string; to: string; status: 301 | 302 };

type RedirectRecord = { readonly from: string; readonly to: string; readonly status: string };

/** Legacy paths of the old site, without a locale's prefix; the first match wins. */
const RULES: Redirect[] = [
  { from: '/portfolio*', to: '/', status: 301 },
  { from: '/tips-tricks/building-an-mvp-for-non-technical-founders', to: '/', status: 301 },
  { from: '/tips-tricks/why-outsourcing-an-mvp-is-a-smart-move', to: '/', status: 301 },
  { from: '/tips-tricks', to: '/blog/', status: 301 },
  { from: '/tips-tricks/*', to: '/blog/*', status: 301 },
];

const fromRecord = ({ from, to, status }: RedirectRecord): Redirect => ({
  from,
  to,
  status: status === '302' ? 302 : 301,
});

/** A rule in each locale; a rule with a locale's own prefix is for that locale only. */
function inEachLocale({ from, to, status }: Redirect): Redirect[] {
  return localesOf(from).flatMap((locale) => {
    const wildcard = to.endsWith('*');
    const target = localHref(wildcard ? to.slice(0, -1) : to, locale);
    const source = splitLocale(from).path;
    return target ? [{ from: localePath(source, locale), to: wildcard ? `${target}*` : target, status }] : [];
  });
}

/**
 * All redirects of the site: editors' records first, so that a record can override a legacy rule, and of these the ones for a
 * single locale, so that `/sl/about/` is not taken by `/about/` in all locales.
 */
export function redirectsOf(records: readonly RedirectRecord[]): Redirect[] {
  const isOfOne = ({ from }: Redirect) => splitLocale(from).locale !== defaultLocale;
  const own = records.map(fromRecord);
  return [...own.filter(isOfOne), ...own.filter((rule) => !isOfOne(rule)), ...RULES].flatMap(inEachLocale);
}
