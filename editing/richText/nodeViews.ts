import type { NodeViewConstructor } from 'prosemirror-view';

/** An element that looks like another while it is edited. */
const as =
  (tag: string, className: string): NodeViewConstructor =>
  () => {
    const dom = document.createElement(tag);
    dom.className = className;
    return { dom, contentDOM: dom };
  };

/** Browsers fold `details` when its summary is clicked, where somebody wants to write. */
export const nodeViews: Record<string, NodeViewConstructor> = {
  details: as('div', 'rich-text-details'),
  summary: as('p', 'rich-text-summary'),
  captioned: as('div', 'rich-text-captioned'),
  caption: as('p', 'rich-text-caption'),
};
