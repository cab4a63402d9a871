import type { GatsbyBrowser } from 'gatsby';
import { gatsbyLoader } from '../lib/browser/gatsbyInternals';
import { preloadPages } from './navigation/preloadPages';

/** Once, before React starts. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const loader = gatsbyLoader();
  if (loader) preloadPages(loader);
  // A built page has loaded the small layer by itself, and the small layer this.
  if (process.env.NODE_ENV !== 'production') void import('./main');
};
