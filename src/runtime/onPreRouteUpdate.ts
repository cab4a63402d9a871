import type { GatsbyBrowser } from 'gatsby';
import { takeFonts } from './bringFonts';
import { sayLanguage } from './sayLanguage';
import { scrollAtOnce } from './scrollAtOnce';

/** Before a page is drawn. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  sayLanguage(location);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  takeFonts();
  scrollAtOnce(true);
};
