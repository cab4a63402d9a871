import { UserError } from '../UserError';
import { publicPath } from '../site/classify';
import { isSystemPath } from '../site/addressesIn';
import type { Manifest, PublishedFile, SiteRules } from '../site/manifest';
import { hasHome, type SiteFile } from '../site/readSiteFile';

/** Separates the error pages (404 and 410) from the files by URL path: a request of an error page's own path is a 404 too. */
export function splitFilesAndErrorPages(
  all: readonly PublishedFile[],
  site: SiteFile,
): SiteRules & Pick<Manifest, 'files' | 'notFound' | 'gonePages' | 'hasHome'> {
  const byFile = new Map(all.map((entry) => [entry.file, entry]));
  const published = ({ prefix, file }: { prefix: string; file: string }) => {
    const entry = byFile.get(file.replace(/^\//, ''));
    if (!entry) throw new UserError(`The build names ${file} as a page for what is not there but did not write it.`);
    return { prefix, file: entry };
  };
  const notFound = site.notFound.map(published);
  const gonePages = site.gonePages.map(published);
  const apart = new Set([...notFound, ...gonePages].map(({ file }) => file));
  const files = Object.fromEntries(
    all.filter((entry) => !apart.has(entry)).map((entry) => [publicPath(entry.file), entry]),
  );
  const { siteUrl, homes, accepts, noindex, pageHeaders } = site;
  const redirects = site.redirects.filter(({ from }) => !isSystemPath(from));
  const gone = site.gone?.filter((from) => !isSystemPath(from));
  const rules = { redirects, gone, siteUrl, homes, accepts, noindex, pageHeaders };
  return { files, notFound, gonePages, hasHome: hasHome(site), ...rules };
}

/** Gatsby writes a 404 page under two names; the other name is not served. A list may well have a page 404. */
export function isServed({ file }: PublishedFile, { notFound, gonePages }: SiteFile): boolean {
  const [, folder, form] = /^(.*\/|)404(\.html|\/index\.html)$/.exec(file) ?? [];
  if (form === undefined) return true;
  const named = new Set([...notFound, ...gonePages].map((page) => page.file));
  const twin = `/${folder}404${form === '.html' ? '/index.html' : '.html'}`;
  return named.has(`/${file}`) || !named.has(twin);
}
