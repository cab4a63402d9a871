import type { GatsbyBrowser } from 'gatsby';
import { preloadPages } from './navigation/preloadPages';

type GatsbyWindow = { ___loader?: Parameters<typeof preloadPages>[0] };

/** Once, before React starts. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  const { ___loader: loader } = window as unknown as GatsbyWindow;
  if (loader) preloadPages(loader);
  // A built page has loaded the small layer by itself, and the small layer this.
  if (process.env.NODE_ENV !== 'production') void import('./main');
};
