import type { RecordName } from '../../src/lib/publishing/protocol';
import type { LinkSet } from '../site/PageFacts';
import { slashed } from '../../src/lib/url/paths';
import { pathOf } from '../site/files';
import type { Violation } from '../site/Violation';
import { type BuiltSite, recordOf } from './BuiltSite';

/** Valid targets of links that are no pages. The API is for scripts and forms, not for links. */
const BESIDE = /^\/(_|_site)\//;

/** The folder of the share cards. */
const SHARE_CARDS = '/share/';

/** Looks up whether a URL path of the site exists. */
function createLookup({ addresses, redirects, facts }: Pick<BuiltSite, 'addresses' | 'redirects' | 'facts'>) {
  const exact = new Set<string>();
  const prefixes: string[] = [];
  for (const { from } of redirects) {
    if (from.endsWith('*')) prefixes.push(from.slice(0, -1));
    else exact.add(slashed(from));
  }
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string) => {
    const found = ids.get(path) ?? new Set(facts.get(path)?.ids);
    ids.set(path, found);
    return found;
  };

  /** The server redirects /blog to /blog/; links to /blog/index.html are not accepted. */
  const pageAt = (path: string) => [path, slashed(path)].find((candidate) => addresses.has(candidate));
  const isRedirected = (path: string) => exact.has(slashed(path)) || prefixes.some((prefix) => path.startsWith(prefix));

  return {
    /** Whether a file exists under exactly this path. */
    isFile: (path: string): boolean => addresses.has(pathOf(path)),

    /** Whether a link's target exists, with the element of its fragment. */
    leadsSomewhere: (address: string): boolean => {
      const path = pathOf(address);
      // A redirect wins over a page at the same path; its target is checked with the page that it is.
      if (isRedirected(path) || BESIDE.test(path)) return true;
      const page = pageAt(path);
      if (page === undefined) return false;
      const hash = address.slice(path.length + 1);
      return hash === '' || hash === 'top' || hash.startsWith(':~:') || !facts.has(page) || idsOf(page).has(hash);
    },
  };
}

type Broken = { address: string; isLink: boolean; place: string; pages: string[] };

/** Checks that all URLs in pages exist: pages, fragments, images, scripts, styles and fonts. */
export function checkLinks(site: BuiltSite): Violation[] {
  const removedPage = removedPageFinder(site);
  const allowed = new Set(site.linksAllowed);
  return [...findBroken(site).values()].flatMap((broken): Violation[] => {
    const sentence = sentenceOf(broken);
    const deadLink = broken.isLink ? removedPage(broken.address) : undefined;
    if (deadLink && allowed.has(deadLink)) return [{ sentence, deadLink, isAllowed: true }];
    const fault = { sentence, ...(broken.isLink && { link: broken.address }), ...(deadLink && { deadLink }) };
    const records = recordsToCorrect(site, broken);
    return records.length > 0 ? records.map((record) => ({ ...fault, record })) : [fault];
  });
}

/** Finds the removed page that a link leads to: such a link was right when it was written. */
function removedPageFinder({ gone = [], wasPage, addresses }: BuiltSite): (address: string) => string | undefined {
  const known = new Set(gone);
  return (address) => {
    const page = slashed(pathOf(address));
    return !addresses.has(page) && (known.has(page) || wasPage(page)) ? page : undefined;
  };
}

/** Each missing URL once, with the pages that contain it: a link in the footer is one violation, not one for each page. */
function findBroken({ pages, facts, cardsFollow = false, ...site }: BuiltSite): Map<string, Broken> {
  const book = createLookup({ ...site, facts });
  const isThere = (asset: string) => book.isFile(asset) || (cardsFollow && asset.startsWith(SHARE_CARDS));
  // Headers and footers are equal on many pages: looked up once.
  const known = new Map<LinkSet, { address: string; isLink: boolean }[]>();
  const found = new Map<string, Broken>();
  for (const path of Object.keys(pages)) {
    for (const part of facts.get(path)?.parts ?? []) {
      let broken = known.get(part);
      if (!broken) {
        broken = [
          ...part.links
            .filter((address) => !book.leadsSomewhere(address))
            .map((address) => ({ address, isLink: true })),
          ...part.assets.filter((address) => !isThere(address)).map((address) => ({ address, isLink: false })),
        ];
        known.set(part, broken);
      }
      for (const one of broken) {
        const key = `${part.place} ${one.address}`;
        const entry = found.get(key) ?? { ...one, place: part.place, pages: [] };
        entry.pages.push(path);
        found.set(key, entry);
      }
    }
  }
  return found;
}

function sentenceOf({ address, isLink, place, pages }: Broken): string {
  const [first = ''] = pages;
  const more = pages.length > 1 ? ` (and ${pages.length - 1} more)` : '';
  const where = place ? `The ${place} of ${first}${more}` : `The page ${first}${more}`;
  if (!isLink) return `${where} shows or loads ${address}, which is not there.`;
  const anchor = address.indexOf('#');
  if (anchor < 0) return `${where} links to ${address}, which is not there.`;
  return `${where} links to ${address}, which is not there: either the page, or "${address.slice(anchor)}" on it.`;
}

/** The records that contain the URL, each to be corrected; if none is known, the page's own record. */
function recordsToCorrect({ links, pages }: BuiltSite, { address, place, pages: [first = ''] }: Broken): RecordName[] {
  const holders = links[address] ?? [];
  if (holders.length > 0) return holders.map(([collection, id]) => ({ collection, id }));
  const origin = pages[first];
  const own = origin && recordOf(origin);
  return own && !place ? [own] : [];
}
