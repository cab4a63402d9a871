import { type BuiltSite, recordOf } from './BuiltSite';
import type { Violation } from '../site/Violation';
import type { PageFacts } from '../site/PageFacts';

type Page = { path: string; locale: string; facts: PageFacts };

/** Checks title, language, heading, canonical URL and alternates of each page. */
export function checkHead(site: BuiltSite): Violation[] {
  const paths = pathsByUrl(site);
  return Object.entries(site.pages).flatMap(([path, origin]) => {
    const facts = site.facts.get(path);
    if (!facts) return [];
    const page = { path, locale: origin.locale, facts };
    // A page with noindex has no canonical URL.
    const addresses = facts.noindex ? [] : urlViolations(page, site, paths);
    const record = recordOf(origin);
    return [...textViolations(page), ...addresses].map((sentence) => ({ sentence, record }));
  });
}

function textViolations({ path, locale, facts }: Page): string[] {
  const { title, lang, emptyHeading, backend } = facts;
  return [
    ...(title ? [] : [`The page ${path} has no title.`]),
    ...(lang === locale ? [] : [`The page ${path} says its language is "${lang}" and not "${locale}".`]),
    ...(emptyHeading ? [`The main heading of ${path} is empty.`] : []),
    ...backend.map((address) => `The page ${path} names ${address}, an address of the backend.`),
  ];
}

function urlViolations(page: Page, site: BuiltSite, paths: Paths): string[] {
  const { path, facts } = page;
  if (!facts.canonical) return [`The page ${path} has no canonical address.`];
  const canonical = paths(facts.canonical);
  if (canonical === undefined) return [`The canonical address of ${path}, ${facts.canonical}, is no page of the site.`];
  return canonical === path
    ? alternateViolations(page, site, paths)
    : foreignCanonicalViolations(page, canonical, site, paths);
}

/** A page with another locale's text has that page as its canonical: it must be indexed, and the page must name no alternates. */
function foreignCanonicalViolations({ path, facts }: Page, canonical: string, site: BuiltSite, paths: Paths): string[] {
  const named = Object.keys(facts.alternates).length;
  return [
    ...(isListed(canonical, site, paths)
      ? []
      : [
          `The canonical address of ${path}, ${canonical}, is a page that search engines are kept from or sent on from.`,
        ]),
    ...(named === 0 ? [] : [`The page ${path} has ${canonical} as its canonical address and names alternates too.`]),
  ];
}

/** Whether search engines index the page under its own URL. */
function isListed(path: string, { facts }: BuiltSite, paths: Paths): boolean {
  const { noindex, canonical } = facts.get(path) ?? { noindex: true };
  return !noindex && canonical !== undefined && paths(canonical) === path;
}

function alternateViolations({ path, locale, facts: { alternates } }: Page, site: BuiltSite, paths: Paths): string[] {
  const violations = Object.entries(alternates).flatMap(([lang, address]) => {
    const alternate = paths(address);
    const facts = alternate === undefined ? undefined : site.facts.get(alternate);
    if (alternate === undefined || !facts)
      return [`The page ${path} names ${address} for "${lang}", which is no page.`];
    if (alternate === path || Object.values(facts.alternates).some((back) => paths(back) === path)) return [];
    return [`The page ${path} names ${alternate} for "${lang}", which does not name it in return.`];
  });
  if (alternates['x-default'] === undefined) violations.push(`The page ${path} names no page for "x-default".`);
  const own = alternates[locale];
  if (own === undefined || paths(own) !== path)
    violations.push(`The page ${path} does not name itself for "${locale}".`);
  return [...violations, ...missingAlternates(path, locale, alternates, site, paths)];
}

/** Pages with the same path in another locale that the page does not name as alternates. */
function missingAlternates(
  path: string,
  locale: string,
  alternates: PageFacts['alternates'],
  site: BuiltSite,
  paths: Paths,
): string[] {
  const { homes = {}, pages } = site;
  const home = homes[locale];
  if (home === undefined) return [];
  return Object.entries(homes).flatMap(([lang, otherHome]) => {
    const alternate = otherHome + path.slice(home.length);
    const isPage = alternate in pages && isListed(alternate, site, paths);
    if (lang === locale || lang in alternates || !isPage) return [];
    return [`The page ${path} does not name ${alternate}, its page in "${lang}".`];
  });
}

/** Finds the path of the page at a full URL. */
type Paths = (address: string) => string | undefined;

/** Compared in lower case: for a host that ignores case (CANONICAL_LOWER_CASE) canonical URLs are in lower case. */
function pathsByUrl({ siteUrl, pages }: BuiltSite): Paths {
  const known = new Map<string, string>();
  for (const path of Object.keys(pages)) known.set((siteUrl + encodeURI(path)).toLowerCase(), path);
  return (address) => known.get(address.toLowerCase());
}
