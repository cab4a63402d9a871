import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { nodeType } from '../schema/schema';

/** Blocks after which somebody can go on writing by Enter. */
const OPEN = new Set(['p', 'heading', 'ul', 'ol', 'blockquote', 'div']);

/** Adds an empty paragraph below a table, a code sample or the like at the end, which is not written (html/writeHtml.ts). */
export function withLastParagraph({ doc, tr }: EditorState): Transaction | undefined {
  const last = doc.lastChild?.type.name;
  return last === undefined || OPEN.has(last) ? undefined : tr.insert(doc.content.size, nodeType('p').create());
}

/** Keeps a place for the caret at the end of the text. */
export const lastParagraph = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _, state) =>
      transactions.some(({ docChanged }) => docChanged) ? withLastParagraph(state) : undefined,
  });
