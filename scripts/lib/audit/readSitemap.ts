/** The contents of a sitemap. */
export interface Sitemap {
  /** The address by which the site calls itself; empty where no page is named. */
  siteUrl: string;
  /** Its pages, decoded. */
  paths: readonly string[];
}

/**
 * Reads the sitemap of a site that runs, in all its files. A site without one names no page.
 * @param url address at which it answers
 */
export async function readSitemap(url: string): Promise<Sitemap> {
  const files = await addressesIn(`${url}/sitemap.xml`);
  const addresses = (await Promise.all(files.map((file) => addressesIn(url + file.pathname)))).flat();
  return { siteUrl: addresses[0]?.origin ?? '', paths: addresses.map(({ pathname }) => decodeURI(pathname)) };
}

async function addressesIn(file: string): Promise<URL[]> {
  const xml = await (await fetch(file)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
}
