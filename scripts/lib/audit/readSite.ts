import { readPage } from '../../../server/site/readPage';
import { localeCodes, localePath, splitLocale } from '../../../src/i18n/locales';
import { formNames } from '../../../src/lib/forms/formNames';
import { thankYouPath } from '../../../src/gatsby/pages/pagePath';
import { mapFew } from '../mapFew';
import type { AuditedPage, AuditedSite, LinkAnswer } from './AuditedSite';
import { readParts } from './readParts';
import { readSitemap } from './readSitemap';

/** A URL without a page. */
const MISS = '/no-such-page/';
/** More concurrent requests would only wait for the server's two cores. */
const AT_ONCE = 6;

/**
 * Reads a running site: the pages of its sitemap, all linked pages, the pages that answer forms, and the 404 pages.
 * @param url of the site, without a slash at its end
 * @throws Error if the sitemap lists no page
 */
export async function readSite(url: string): Promise<AuditedSite> {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(url + address, { redirect: 'manual', headers });
  const { siteUrl, paths } = await readSitemap(url);
  if (paths.length === 0) throw new Error(`The sitemap of ${url} lists no page.`);
  const listed = new Set(paths);
  const pages = new Map<string, AuditedPage>();
  const answers = new Map<string, LinkAnswer>();

  async function read(path: string): Promise<void> {
    const response = await ask(encodeURI(path));
    const location = response.headers.get('location') ?? undefined;
    answers.set(path, { status: response.status, ...(location !== undefined && { location }) });
    if (location !== undefined || !response.headers.get('content-type')?.startsWith('text/html')) {
      await response.body?.cancel();
      return;
    }
    const html = await response.text();
    const facts = readPage(html, path, { siteUrl });
    const { locale } = splitLocale(path);
    const isListed = listed.has(path);
    pages.set(path, { path, locale, status: response.status, isListed, facts, parts: readParts(html) });
  }

  const unlinked = localeCodes.flatMap((code) => [
    localePath(MISS, code),
    ...formNames.flatMap((form) => [thankYouPath(form, code), thankYouPath(form, code, true)]),
  ]);
  for (let next = [...new Set([...paths, ...unlinked])]; next.length > 0;) {
    await mapFew(next, AT_ONCE, read);
    // Links of a 404 page do not count: visitors never see it at its own URL.
    const found = [...pages.values()].filter(({ status }) => status === 200).flatMap(linksOf);
    next = [...new Set(found)].filter((path) => !answers.has(path));
  }
  return { siteUrl, pages: [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), answers, ask };
}

const linksOf = ({ facts }: AuditedPage): string[] =>
  facts.parts.flatMap(({ links }) => links.map((link) => link.replace(/#.*$/s, '')));
