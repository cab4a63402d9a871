/**
 * Parameters that select the content of a page, so that each value is a page of its own. Other parameters (campaigns,
 * clicks, referrals) belong to the same page.
 */
const MEANINGFUL: readonly string[] = ['page'];

/**
 * Returns the canonical URL of a page: without fragment and without parameters that do not select content; the others
 * sorted by name.
 * @param address full URL
 * @param options `keep`: the parameters that select content; `lowerCase`: for a host that does not distinguish /Blog/
 *   from /blog/
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

/** The full URL of a file of the site, or of a bucket that already has one. */
export const absoluteUrl = (address: string, siteUrl: string): string => new URL(address, siteUrl).href;

/** The same, with the path as it is written. */
export const fullAddress = (address: string, siteUrl: string): string =>
  address.startsWith('/') ? siteUrl + address : address;
