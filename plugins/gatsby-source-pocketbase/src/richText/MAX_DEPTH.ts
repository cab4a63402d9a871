/**
 * Elements that may stand inside one another in a rich text. Every walk over a tree (nodes, queries, pages, feeds, the
 * browser) is recursive and relies on this bound. The deepest text of an editor is some 20 levels: lists in tables in lists.
 */
export const MAX_DEPTH = 50;
