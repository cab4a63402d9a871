import { DOMParser as Reader, type Node, Slice } from 'prosemirror-model';
import { schema } from '../schema/schema';
import { prepare } from './looseText';

const reader = Reader.fromSchema(schema);

/** A document of HTML. Nothing in it runs or loads. */
export const documentOf = (html: string): HTMLElement =>
  // With the body's tag, what is at the beginning does not get into the head.
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

/** The document that an HTML is for the editor. */
export function readHtml(html: string): Node {
  const body = documentOf(html);
  prepare(body);
  return reader.parse(body);
}

/** A first row of header cells is the head of a table, wherever it was pasted from. */
function makeHead(table: Element): void {
  const [first] = table.querySelectorAll('tr');
  const isHeader = first && [...first.children].every(({ localName }) => localName === 'th');
  if (isHeader && !table.querySelector('thead')) first.setAttribute('data-section', 'thead');
}

/** HTML that comes into a text: open at its ends where it begins or ends with a paragraph, which joins that of the place. */
export function readSlice(html: string): Slice {
  const body = documentOf(html);
  body.querySelectorAll('table').forEach(makeHead);
  prepare(body);
  const { content } = reader.parse(body);
  const isOpen = (at: number) => (content.maybeChild(at)?.type.name === 'p' ? 1 : 0);
  return new Slice(content, isOpen(0), isOpen(content.childCount - 1));
}
