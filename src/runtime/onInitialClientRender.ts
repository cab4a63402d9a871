import type { GatsbyBrowser } from 'gatsby';
import { prepareAnnouncer } from './navigation/announceRoute';
import { preloadFonts } from './navigation/preloadFonts';
import { guardNavigation } from './navigation/guardNavigation';
import { lateFocus } from './scroll/lateFocus';
import { bringTransitions } from './navigation/pageTransitions';
import { HYDRATED } from './page/siteEvents';

/** Once, as soon as React has drawn the first page. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.body.dataset.mounted = 'true';
  performance.mark('hydrated');
  prepareAnnouncer();
  lateFocus(document.getElementById('gatsby-focus-wrapper'));
  preloadFonts();
  bringTransitions();
  // Around the transitions: what it leads elsewhere needs none.
  guardNavigation();
  window.dispatchEvent(new Event(HYDRATED));
};
