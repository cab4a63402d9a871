/** The contents of a sitemap. */
export interface Sitemap {
  /** The site's own public URL; empty if no page is listed. */
  siteUrl: string;
  /** Its pages, decoded. */
  paths: readonly string[];
}

/**
 * Reads the sitemap of a running site, with all its files. A site without one lists no page.
 * @param url of the site
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
