/**
 * The limits of a record, so that everything that is saved can be built (decision 40). The source plugin flattens deeper
 * elements nevertheless: plugins/gatsby-source-pocketbase/src/richText/MAX_DEPTH.ts; a test compares both.
 */
export const LIMITS = {
  /** Nested elements in a rich text. */
  depth: 50,
  /** Records that may belong to one parent. The collections' own fields limit texts (500 kB), JSON (20 kB) and numbers. */
  parts: {
    blocks: { by: 'page', most: 300, parent: 'The page', part: 'blocks', cure: 'Move some of them to another page.' },
    block_items: { by: 'block', most: 200, parent: 'The block', part: 'items', cure: 'Make a second block.' },
    slides: { by: 'reel', most: 100, parent: 'The reel', part: 'slides', cure: 'Make a second reel.' },
    menu_links: { by: 'menu', most: 200, parent: 'The menu', part: 'links', cure: 'Delete a link first.' },
    content_items: { by: 'content', most: 200, parent: 'The content', part: 'items', cure: 'Delete an item first.' },
    case_figures: { by: 'case', most: 50, parent: 'The case', part: 'figures', cure: 'Delete a figure first.' },
    project_properties: {
      ...{ by: 'project', most: 100, parent: 'The project', part: 'properties' },
      cure: 'Delete a property first.',
    },
  },
};
