/**
 * Parameters that change what a page shows, so that each value is a page of its own. Other parameters (campaigns, clicks,
 * referrals) lead to the same page.
 */
const MEANINGFUL: readonly string[] = ['page'];

/**
 * The one address by which search engines are to know a page: without hash and without parameters that say nothing of
 * it; the others sorted by name.
 * @param address full address
 * @param options `keep`: the parameters that count; `lowerCase`: for a host that takes /Blog/ and /blog/ for one
 */
export function canonicalUrl(address: string, { keep = MEANINGFUL, lowerCase = false } = {}): string {
  const url = new URL(address);
  const kept = [...url.searchParams].filter(([name]) => keep.includes(name));
  url.search = new URLSearchParams(kept).toString();
  url.searchParams.sort();
  url.hash = '';
  if (lowerCase) url.pathname = url.pathname.toLowerCase();
  return url.href;
}

/** The full address of a file of the site, or of a bucket that already has one. */
export const absoluteUrl = (address: string, siteUrl: string): string => new URL(address, siteUrl).href;
