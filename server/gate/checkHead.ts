import type { BuiltSite } from './BuiltSite';
import { recordOf } from './checkWhole';
import type { Violation } from '../site/Violation';
import type { PageFacts } from '../site/PageFacts';

type Page = { path: string; locale: string; facts: PageFacts };

/** Whether each page says what it is, in which language, at which address, and where its sisters are. */
export function checkHead(site: BuiltSite): Violation[] {
  const paths = pathsByAddress(site);
  return Object.entries(site.pages).flatMap(([path, origin]) => {
    const facts = site.facts.get(path);
    if (!facts) return [];
    const page = { path, locale: origin.locale, facts };
    // Search engines are kept from it, so it says nothing of its address.
    const addresses = facts.noindex ? [] : addressFaults(page, site, paths);
    const record = recordOf(origin);
    return [...textFaults(page), ...addresses].map((sentence) => ({ sentence, record }));
  });
}

function textFaults({ path, locale, facts }: Page): string[] {
  const { title, lang, emptyHeading, backend } = facts;
  return [
    ...(title ? [] : [`The page ${path} has no title.`]),
    ...(lang === locale ? [] : [`The page ${path} says its language is "${lang}" and not "${locale}".`]),
    ...(emptyHeading ? [`The main heading of ${path} is empty.`] : []),
    ...backend.map((address) => `The page ${path} names ${address}, an address of the backend.`),
  ];
}

function addressFaults(page: Page, site: BuiltSite, paths: Paths): string[] {
  const { path, facts } = page;
  if (!facts.canonical) return [`The page ${path} has no canonical address.`];
  const canonical = paths(facts.canonical);
  if (canonical === undefined) return [`The canonical address of ${path}, ${facts.canonical}, is no page of the site.`];
  return canonical === path ? sisterFaults(page, site, paths) : strayFaults(page, canonical, site, paths);
}

/** A page that shows another language's text sends search engines there: only to a page that stays, and to it alone. */
function strayFaults({ path, facts }: Page, canonical: string, site: BuiltSite, paths: Paths): string[] {
  const named = Object.keys(facts.alternates).length;
  return [
    ...(isListed(canonical, site, paths)
      ? []
      : [
          `The canonical address of ${path}, ${canonical}, is a page that search engines are kept from or sent on from.`,
        ]),
    ...(named === 0
      ? []
      : [`The page ${path} has ${canonical} as its canonical address and names sisters all the same.`]),
  ];
}

/** Whether search engines list the page under its own address. */
function isListed(path: string, { facts }: BuiltSite, paths: Paths): boolean {
  const { noindex, canonical } = facts.get(path) ?? { noindex: true };
  return !noindex && canonical !== undefined && paths(canonical) === path;
}

function sisterFaults({ path, locale, facts: { alternates } }: Page, site: BuiltSite, paths: Paths): string[] {
  const faults = Object.entries(alternates).flatMap(([lang, address]) => {
    const sister = paths(address);
    const facts = sister === undefined ? undefined : site.facts.get(sister);
    if (sister === undefined || !facts) return [`The page ${path} names ${address} for "${lang}", which is no page.`];
    if (sister === path || Object.values(facts.alternates).some((back) => paths(back) === path)) return [];
    return [`The page ${path} names ${sister} for "${lang}", which does not name it in return.`];
  });
  if (alternates['x-default'] === undefined) faults.push(`The page ${path} names no page for "x-default".`);
  const own = alternates[locale];
  if (own === undefined || paths(own) !== path) faults.push(`The page ${path} does not name itself for "${locale}".`);
  return [...faults, ...missingSisters(path, locale, alternates, site, paths)];
}

/** The same page in another language is there, and this one does not say so. */
function missingSisters(
  path: string,
  locale: string,
  alternates: PageFacts['alternates'],
  site: BuiltSite,
  paths: Paths,
): string[] {
  const { homes, pages } = site;
  const home = homes[locale];
  if (home === undefined) return [];
  return Object.entries(homes).flatMap(([lang, otherHome]) => {
    const sister = otherHome + path.slice(home.length);
    const isPage = sister in pages && isListed(sister, site, paths);
    if (lang === locale || lang in alternates || !isPage) return [];
    return [`The page ${path} does not name ${sister}, its page in "${lang}".`];
  });
}

/** Finds the page of a full address. */
type Paths = (address: string) => string | undefined;

/** A host that takes /Blog/ and /blog/ for one has its addresses named in lower case. */
function pathsByAddress({ siteUrl, pages }: BuiltSite): Paths {
  const known = new Map<string, string>();
  for (const path of Object.keys(pages)) known.set((siteUrl + encodeURI(path)).toLowerCase(), path);
  return (address) => known.get(address.toLowerCase());
}
