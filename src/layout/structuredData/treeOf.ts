import type { RichTextNode } from '../../lib/text/RichText';

/** The nodes of a rich text as queries bring it; none where there is no text. */
export const treeOf = (text: { readonly tree: unknown } | null): readonly RichTextNode[] =>
  (text?.tree ?? []) as readonly RichTextNode[];
