import type { GatsbyLoader, GatsbyPage } from '../../lib/browser/gatsbyInternals';
import { logProblem } from '../../lib/browser/logProblem';

const pathOf = (address: string): string => new URL(address, location.origin).pathname.replace(/\/$/, '');

/** Whether the data are of the page and have what every template's query and context have. */
function isWhole(address: string, { page, json }: GatsbyPage): boolean {
  const { data, pageContext } = json ?? {};
  const isOfPage = page?.path !== undefined && pathOf(page.path) === pathOf(address);
  return isOfPage && Boolean(data?.locales) && Boolean(pageContext && 'i18n' in pageContext);
}

/** Whether a page's data arrived with status 200 although Gatsby found none in it: then they are no JSON, or another one's. */
function hasArrived(address: string): boolean {
  const file = `/page-data${pathOf(address) || '/index'}/page-data.json`;
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return requests.some(({ name, responseStatus }) => responseStatus === 200 && new URL(name).pathname === file);
}

/**
 * Makes Gatsby take broken data of a page for missing ones: empty, cut off, HTML, an error's JSON, data without their result or of
 * another page. A navigation then loads the document, which is whole; the first page keeps the HTML of the server, without the
 * application. Gatsby itself renders an empty window, or fails within a template. The console states the reason.
 * @param loader Gatsby's; before it loads the first page
 */
export function rejectBrokenPages(loader: Partial<GatsbyLoader>): void {
  const { loadPage, loadPageSync, isPageNotFound } = loader;
  const broken = new Set<string>();
  const isBroken = (address: string, page: GatsbyPage | null | undefined): boolean => {
    if (!page) return false;
    const isMissing = page.notFound === true || page.status === 'error';
    if (isMissing ? !hasArrived(address) : isWhole(address, page)) return false;
    const path = pathOf(address);
    if (!broken.has(path))
      logProblem('error', `The data of the page ${path}/ are broken: the page is loaded from the server.`);
    broken.add(path);
    return true;
  };
  if (!loadPage) return;
  loader.loadPage = async (address) => {
    const page = await loadPage(address);
    return isBroken(address, page) ? null : page;
  };
  loader.loadPageSync = (address, options) => {
    const page = loadPageSync?.(address, options);
    return isBroken(address, page) ? undefined : page;
  };
  loader.isPageNotFound = (address) => broken.has(pathOf(address)) || isPageNotFound?.(address) === true;
}
