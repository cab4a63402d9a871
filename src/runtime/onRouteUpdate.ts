import type { GatsbyBrowser } from 'gatsby';
import { announceRoute } from './navigation/announceRoute';
import { pageRendered } from './navigation/showPage';
import { scrollAtOnce } from './scroll/scrollAtOnce';
import { scrollToPlace } from './scroll/scrollToPlace';
import { PAGE, type PageDetail } from './page/siteEvents';

/** At the first page and after each navigation inside the site; Gatsby has scrolled by then. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  scrollToPlace(location, prevLocation);
  scrollAtOnce(false);
  pageRendered();
  announceRoute(location, prevLocation);
  const detail: PageDetail = { path: location.pathname, previous: prevLocation?.pathname ?? null };
  window.dispatchEvent(new CustomEvent(PAGE, { detail }));
};
