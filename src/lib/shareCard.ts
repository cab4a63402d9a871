/** The content of a page's share card; the head describes it, and the build draws it. */
export type ShareCard = {
  readonly locale: string;
  /** The page's template, as `post-list`: what kind of page it is. */
  readonly template: string;
  /** The section's face, one of src/styles/tokens.json. */
  readonly face: string;
  readonly title: string;
  readonly site: string;
  /** Day of an article or a workshop. */
  readonly date?: string;
  /** A word that says more: the topic, the place, the industry. */
  readonly topic?: string;
};

/** Counts up when the same facts are drawn otherwise: who keeps pictures by their address has to see another one. */
export const CARD_DESIGN = 3;

/** Width and height of every card: what networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of a page's share card: ("/blog/why/", …) → "/share/sl/blog/why.1f0c9a3e.png". It says what the picture
 * shows, so that another picture has another address, and a page that did not change keeps its own.
 * @param path the page's address without the locale's prefix
 */
export function sharePath(path: string, card: ShareCard): string {
  const page = path.replace(/\/$/, '') || '/index';
  return `/share/${card.locale}${page}.${digest(JSON.stringify([CARD_DESIGN, card]))}.png`;
}

/** FNV-1a, 32 bits: eight digits. The browser computes it too, at each change of page. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
