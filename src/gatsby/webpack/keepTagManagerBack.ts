import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

/** The key of both elements that gatsby-plugin-google-tagmanager adds to a page. */
const KEY = 'plugin-google-tagmanager';
type Inert = { type: string; 'data-category': string };

const isPlugins = (node: ReactNode): node is ReactElement<Partial<Inert>> => isValidElement(node) && node.key === KEY;

/**
 * Makes Tag Manager's script inert until src/runtime/consent/applyConsent.ts runs it with the visitor's consent, and
 * removes its frame for visitors without scripts, who cannot consent.
 */
export function keepTagManagerBack(page: PreRenderHTMLArgs): void {
  const inert: Inert = { type: 'text/plain', 'data-category': 'analytics' };
  page.replaceHeadComponents(
    page.getHeadComponents().map((node) => (isPlugins(node) ? cloneElement(node, inert) : node)),
  );
  page.replacePreBodyComponents(page.getPreBodyComponents().filter((node) => !isPlugins(node)));
}
