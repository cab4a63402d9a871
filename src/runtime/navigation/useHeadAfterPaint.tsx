import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { headHandlerForBrowser as handle } from 'gatsby-own-head';
import { afterPaint } from '../../lib/browser/afterPaint';
import { drawsFirstViewAlone } from '../../lib/browser/firstView';

/** With the first one the step is done; the head is neither seen nor waited for. */
const PICTURES = 2;

let root: Root | undefined;

function Head(page: object) {
  handle(page);
  return null;
}

/**
 * In place of Gatsby's handler, within the page that is drawn (src/gatsby/webpack/plugins.ts): has it deal with the page's
 * Head, after a step forward once the beginning of the page has been painted. Gatsby's own draws title and links between
 * the page and its picture, for which the tap then waits.
 * @param page what Gatsby knows of the page
 */
export function useHeadAfterPaint(page: object): void {
  useEffect(() => {
    const show = () => {
      root ??= createRoot(document.createElement('div'));
      root.render(<Head {...page} />);
    };
    if (drawsFirstViewAlone()) return afterPaint(show, PICTURES);
    show();
    return undefined;
  });
}

/** As Gatsby asks for it. */
export { useHeadAfterPaint as headHandlerForBrowser };
