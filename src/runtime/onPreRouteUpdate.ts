import type { GatsbyBrowser } from 'gatsby';
import { takeFonts } from './bringFonts';
import { scrollAtOnce } from './scrollAtOnce';

/** Before a page is drawn; before the first one nothing is to do. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  takeFonts();
  scrollAtOnce(true);
};
