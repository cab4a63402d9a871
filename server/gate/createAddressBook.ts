import type { BuiltSite } from './BuiltSite';
import { pathOf, slashed } from '../site/pathOf';

/** Paths beside the pages on the same server. The API is for scripts and forms, not for links. */
const BESIDE = /^\/(_|_site)\//;

/** Answers whether an address of the site leads somewhere. */
export function createAddressBook({
  addresses,
  redirects,
  facts,
}: Pick<BuiltSite, 'addresses' | 'redirects' | 'facts'>) {
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
