import { DOMSerializer, type Slice } from 'prosemirror-model';
import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import { handlePaste as pasteCells } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { plainParagraphs, readClipboard } from '../../../pocketbase/pages/dashboard/richText/pastedText';
import { reduceHtml } from '../../../pocketbase/pages/dashboard/richText/reduceHtml';
import { setLink } from '../commands/links';
import { behindPicture, pictureAt } from '../commands/pictures';
import { documentOf, readSlice } from '../html/readHtml';
import { schema } from '../schema/schema';

/** The effect of a paste that a sentence names. */
export type PasteNote = 'madeOfMarkdown' | 'noPictures';

/** Marks what was copied here: it has nothing that must be reduced. */
const OWN = 'data-rich-text';

const isOwn = (html: string) => html.includes(OWN) && documentOf(html).querySelector(`[${OWN}]`) !== null;

class OwnSerializer extends DOMSerializer {
  override serializeFragment(...given: Parameters<DOMSerializer['serializeFragment']>): DocumentFragment | HTMLElement {
    const made = super.serializeFragment(...given);
    // It calls itself for what is in a node, with a target.
    if (!given[2]) made.firstElementChild?.setAttribute(OWN, '');
    return made;
  }
}

function insert(view: EditorView, event: ClipboardEvent, slice: Slice): void {
  // A table that is pasted into a table fills its cells.
  if (pasteCells(view, event, slice)) return;
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}

/** First the text as it was copied, then what Markdown makes of it: Undo goes back to the first. */
function insertMarkdown(view: EditorView, event: ClipboardEvent, plain: string, html: string): void {
  const { from, to } = view.state.selection;
  const before = view.state.doc.content.size;
  insert(view, event, readSlice(plain));
  const end = to + (view.state.doc.content.size - before);
  const tr = closeHistory(view.state.tr);
  tr.replaceRange(from, Math.max(from, end), readSlice(html));
  view.dispatch(closeHistory(tr).scrollIntoView());
}

function insertPlain(view: EditorView, event: ClipboardEvent, text: string): void {
  const { selection, tr } = view.state;
  const isAddress = /^(https?:\/\/|mailto:)\S+$/i.test(text.trim());
  // An address over words is their link.
  if (isAddress && !selection.empty && setLink(text.trim())(view.state, view.dispatch)) return;
  const isLine = !/[\r\n]/.test(text.trim());
  if (isLine) view.dispatch(tr.insertText(text.trim()).scrollIntoView());
  else insert(view, event, readSlice(plainParagraphs(text)));
}

function paste(view: EditorView, event: ClipboardEvent, note: (text: PasteNote) => void): boolean {
  const data = event.clipboardData;
  // A code sample takes the text alone, which ProseMirror does by itself.
  if (!data || view.state.selection.$from.parent.type.spec.code) return false;
  const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
  if (pictureAt(view.state)) view.dispatch(behindPicture(view.state));
  if (html && isOwn(html)) return false;
  const hasPictures = [...data.files].some(({ type }) => type.startsWith('image/'));
  const pasted = readClipboard({ html, text, hasPictures }, location.origin);
  if (!pasted) {
    if (text.trim() !== '') insertPlain(view, event, text);
    return true;
  }
  if (pasted.plain !== undefined) {
    insertMarkdown(view, event, pasted.plain, pasted.html);
    note('madeOfMarkdown');
  } else if (pasted.html !== '') insert(view, event, readSlice(pasted.html));
  if (pasted.lostPictures > 0) note('noPictures');
  return true;
}

/** Pastes and drops text as the site keeps it. @param note receives what was changed or lost */
export const pastePlugin = (note: (text: PasteNote) => void): Plugin =>
  new Plugin({
    props: {
      clipboardSerializer: new OwnSerializer(
        DOMSerializer.nodesFromSchema(schema),
        DOMSerializer.marksFromSchema(schema),
      ),
      handlePaste: (view, event) => paste(view, event, note),
      transformPastedHTML: (html) => (isOwn(html) ? html : reduceHtml(html, location.origin).html),
      handleDrop: (_, event) => {
        const isFile = event.dataTransfer?.types.includes('Files') && !event.dataTransfer.types.includes('text/html');
        if (isFile) note('noPictures');
        return Boolean(isFile);
      },
    },
  });
