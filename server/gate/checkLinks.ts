import type { LinkSet } from '../site/PageFacts';
import { pathOf, slashed } from '../site/files';
import type { Violation } from '../site/Violation';
import type { RecordName } from '../UserError';
import type { BuiltSite } from './BuiltSite';
import { recordOf } from './checkWhole';

/** Paths beside the pages on the same server. The API is for scripts and forms, not for links. */
const BESIDE = /^\/(_|_site)\//;

/** Answers whether an address of the site leads somewhere. */
function createAddressBook({ addresses, redirects, facts }: Pick<BuiltSite, 'addresses' | 'redirects' | 'facts'>) {
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

  /** A server leads from /blog to /blog/; /blog/index.html is no way to write it. */
  const pageAt = (path: string) => [path, slashed(path)].find((candidate) => addresses.has(candidate));
  const isRedirected = (path: string) => exact.has(slashed(path)) || prefixes.some((prefix) => path.startsWith(prefix));

  return {
    /** Whether a file is there, as the browser asks for it. */
    isFile: (path: string): boolean => addresses.has(pathOf(path)),

    /** Whether a visitor who follows the link arrives, and at the part of the page that it names. */
    leadsSomewhere: (address: string): boolean => {
      const path = pathOf(address);
      // The redirect wins over a page at the same address, and what is behind it was checked where it is a page.
      if (isRedirected(path) || BESIDE.test(path)) return true;
      const page = pageAt(path);
      if (page === undefined) return false;
      const hash = address.slice(path.length + 1);
      return hash === '' || hash === 'top' || hash.startsWith(':~:') || !facts.has(page) || idsOf(page).has(hash);
    },
  };
}

type Broken = { address: string; isLink: boolean; place: string; pages: string[] };

/** Whether each address that a page names is there: pages, parts of pages, pictures, scripts, styles and fonts. */
export function checkLinks(site: BuiltSite): Violation[] {
  const takenDown = findTakenDown(site);
  const allowed = new Set(site.linksAllowed);
  return [...findBroken(site).values()].flatMap((broken): Violation[] => {
    const sentence = sentenceOf(broken);
    const deadLink = broken.isLink ? takenDown(broken.address) : undefined;
    if (deadLink && allowed.has(deadLink)) return [{ sentence, deadLink, isAllowed: true }];
    const fault = { sentence, ...(deadLink && { deadLink }) };
    const records = recordsAtFault(site, broken);
    return records.length > 0 ? records.map((record) => ({ ...fault, record })) : [fault];
  });
}

/** Finds the page that was taken down, where a link leads to one: nobody wrote a wrong address then. */
function findTakenDown({ gone, wasPage, addresses }: BuiltSite): (address: string) => string | undefined {
  const known = new Set(gone);
  return (address) => {
    const page = slashed(pathOf(address));
    return !addresses.has(page) && (known.has(page) || wasPage(page)) ? page : undefined;
  };
}

/** Each missing address once, with the pages that name it: a link in the footer is one fault, not one a page. */
function findBroken({ pages, facts, ...site }: BuiltSite): Map<string, Broken> {
  const book = createAddressBook({ ...site, facts });
  // Headers and footers are the same on many pages: looked up once.
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
          ...part.assets.filter((address) => !book.isFile(address)).map((address) => ({ address, isLink: false })),
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

/** The records that hold the address, for each has to be corrected. Where none is known to, the one whose page it is. */
function recordsAtFault({ links, pages }: BuiltSite, { address, place, pages: [first = ''] }: Broken): RecordName[] {
  const holders = links[address] ?? [];
  if (holders.length > 0) return holders.map(([collection, id]) => ({ collection, id }));
  const origin = pages[first];
  const own = origin && recordOf(origin);
  return own && !place ? [own] : [];
}
