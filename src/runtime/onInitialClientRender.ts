import type { GatsbyBrowser } from 'gatsby';
import { prepareAnnouncer } from './navigation/announceRoute';
import { preloadFonts } from './navigation/preloadFonts';
import { startNavigation } from './navigation/startNavigation';
import { lateFocus } from './scroll/lateFocus';
import { HYDRATED } from './page/siteEvents';

/** Once, as soon as React has drawn the first page. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.body.dataset.mounted = 'true';
  performance.mark('hydrated');
  prepareAnnouncer();
  lateFocus(document.getElementById('gatsby-focus-wrapper'));
  preloadFonts();
  startNavigation();
  window.dispatchEvent(new Event(HYDRATED));
};
