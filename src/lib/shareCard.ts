/** The content of a page's share card; the page's head describes it, and the build renders it. */
export type ShareCard = {
  readonly locale: string;
  /** The page's template, such as `post-list`. */
  readonly template: string;
  /** The section's theme, one of src/styles/tokens.json. */
  readonly face: string;
  readonly title: string;
  readonly site: string;
  /** The date of an article or a workshop. */
  readonly date?: string;
  /** Further information: the topic, the place, the industry. */
  readonly topic?: string;
};

/** Increased when the design of cards changes: networks cache images by URL, so the URL must change too. */
export const CARD_DESIGN = 4;

/** Width and height of every card, as networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a page's share card: ("/blog/why/", …) → "/share/sl/blog/why.1f0c9a3e.png". It contains a hash of
 * the card's content, so it changes with the image and only then.
 * @param path the page's path without the locale's prefix
 */
export function sharePath(path: string, card: ShareCard): string {
  const page = path.replace(/\/$/, '') || '/index';
  return `/share/${card.locale}${page}.${digest(JSON.stringify([CARD_DESIGN, card]))}.png`;
}

/** FNV-1a, 32 bits, as eight digits. The browser computes it too, at each navigation. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
