import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { headHandlerForBrowser as handle } from 'gatsby-own-head';
import { afterPaint, drawsFirstViewAlone } from '../../lib/browser/firstView';

let root: Root | undefined;

function Head(page: object) {
  handle(page);
  return null;
}

/**
 * Replaces Gatsby's handler within the rendered page (src/gatsby/webpack/onCreateWebpackConfig.ts): renders the page's Head after the
 * first paint of a navigation forward. Gatsby's own renders title and links between the page and its paint, for which
 * the tap then waits.
 * @param page Gatsby's properties of the page
 */
export function useHeadAfterPaint(page: object): void {
  useEffect(() => {
    const show = () => {
      root ??= createRoot(document.createElement('div'));
      root.render(<Head {...page} />);
    };
    if (drawsFirstViewAlone()) return afterPaint(show);
    show();
    return undefined;
  });
}

/** The name that Gatsby imports. */
export { useHeadAfterPaint as headHandlerForBrowser };
