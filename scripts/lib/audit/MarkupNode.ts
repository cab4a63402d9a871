import type { parseDocument } from 'htmlparser2';

/** A node of a page that was read. */
export type MarkupNode = ReturnType<typeof parseDocument>['children'][number];
/** An element of a page that was read. */
export type MarkupElement = Extract<MarkupNode, { attribs: unknown }>;
