import type { GatsbyBrowser } from 'gatsby';
import { gatsbyLoader } from '../lib/browser/gatsbyInternals';
import { announceRoute, prepareAnnouncer, lateFocus } from './navigation/announceRoute';
import { applyFonts, prepareFonts } from './navigation/applyFonts';
import { preloadPages } from './navigation/preloadPages';
import { setDocumentLanguage } from './navigation/setDocumentLanguage';
import { pageRendered } from './navigation/showPage';
import { startNavigation } from './navigation/startNavigation';
import { HYDRATED, PAGE, type PageDetail } from './page/siteEvents';
import { scrollAtOnce, scrollToPlace } from './navigation/scrollToPlace';

/** Once, before React starts. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const loader = gatsbyLoader();
  if (loader) preloadPages(loader);
  // In a build the page loads the bootstrap script, which loads the application.
  if (process.env.NODE_ENV !== 'production') void import('./main');
};

/** Once, as soon as React has rendered the first page. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.body.dataset.mounted = 'true';
  performance.mark('hydrated');
  prepareAnnouncer();
  lateFocus(document.getElementById('gatsby-focus-wrapper'));
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
