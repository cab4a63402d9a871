import './src/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { gatsbyLoader } from './src/lib/browser/gatsbyInternals';
import { announceRoute, prepareAnnouncer, setDocumentLanguage } from './src/runtime/navigation/announceRoute';
import { applyFonts, prepareFonts } from './src/runtime/navigation/applyFonts';
import { preloadPages } from './src/runtime/navigation/preloadPages';
import { rejectBrokenPages } from './src/runtime/navigation/rejectBrokenPages';
import { pageRendered } from './src/runtime/navigation/showPage';
import { startNavigation, watchHistory } from './src/runtime/navigation/startNavigation';
import { dropBrokenFragment } from './src/runtime/navigation/withoutBrokenFragment';
import { HYDRATED, PAGE, type PageDetail } from './src/runtime/page/siteEvents';
import { scrollAtOnce, scrollToPlace } from './src/runtime/navigation/scroll/scrollToPlace';

export { wrapPageElement, wrapRootElement } from './src/layout/wrapPageElement';
export { shouldUpdateScroll } from './src/runtime/navigation/scroll/scrollToPlace';

/** Once, before React starts. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  dropBrokenFragment();
  watchHistory();
  const loader = gatsbyLoader();
  if (loader && process.env.NODE_ENV === 'production') rejectBrokenPages(loader);
  if (loader) preloadPages(loader);
  // In a build the page loads the bootstrap script, which loads the application.
  if (process.env.NODE_ENV !== 'production') void import('./src/runtime/main');
};

/** Once, as soon as React has rendered the first page. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.body.dataset.mounted = 'true';
  performance.mark('hydrated');
  prepareAnnouncer();
  prepareFonts();
  startNavigation();
  window.dispatchEvent(new Event(HYDRATED));
};

/** Before a page renders. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  setDocumentLanguage(location);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  applyFonts();
  scrollAtOnce(true);
};

/** After the first page and each navigation inside the site; Gatsby has scrolled by then. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  scrollToPlace(location, prevLocation);
  scrollAtOnce(false);
  pageRendered();
  announceRoute(location, prevLocation);
  const detail: PageDetail = { path: location.pathname, previous: prevLocation?.pathname ?? null };
  window.dispatchEvent(new CustomEvent(PAGE, { detail }));
};
