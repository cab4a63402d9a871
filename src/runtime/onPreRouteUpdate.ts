import type { GatsbyBrowser } from 'gatsby';
import { applyFonts } from './navigation/preloadFonts';
import { setDocumentLanguage } from './navigation/setDocumentLanguage';
import { scrollAtOnce } from './scroll/scrollAtOnce';

/** Before a page is drawn. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  setDocumentLanguage(location);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  applyFonts();
  scrollAtOnce(true);
};
