import type { GatsbyBrowser } from 'gatsby';
import { prepareAnnouncer } from './announceRoute';
import { bringFonts } from './bringFonts';
import { guardNavigation } from './guardNavigation';
import { lateFocus } from './lateFocus';
import { bringTransitions } from './pageTransitions';
import { HYDRATED } from './siteEvents';

/** Once, as soon as React has drawn the first page. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.body.dataset.mounted = 'true';
  performance.mark('hydrated');
  prepareAnnouncer();
  lateFocus(document.getElementById('gatsby-focus-wrapper'));
  bringFonts();
  bringTransitions();
  // Around the transitions: what it leads elsewhere needs none.
  guardNavigation();
  window.dispatchEvent(new Event(HYDRATED));
};
