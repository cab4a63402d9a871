import { BOOLEAN, hasNoEffect } from '../schema/keptAttributes';
import { isBlock } from './looseText';
import { documentOf, readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

/** Whether the editor keeps all of a stored HTML, so that an edit elsewhere loses nothing. */
export const isFaithful = (html: string): boolean => normalForm(html) === normalForm(writeHtml(readHtml(html)));

/** A piece of a line: a text, or an element without content, with the elements around it. */
interface Piece {
  text: string;
  isText: boolean;
  marks: string;
}

function nameOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !hasNoEffect(name, value))
    .map(({ name, value }) => ` ${name}=${JSON.stringify(BOOLEAN.has(name) ? '' : value)}`)
    .sort();
  return `${element.localName}${attributes.join('')}`;
}

/** Says nothing: one without attributes. */
const isEmptySpan = (element: Element) => element.localName === 'span' && element.attributes.length === 0;

/** The pieces of nodes in a line; whatever does not belong there is a piece as well. */
function piecesOf(node: Node, marks: readonly string[]): Piece[] {
  const around = [...new Set(marks)].sort().join('|');
  if (node.nodeType === Node.TEXT_NODE) return [{ text: node.textContent ?? '', isText: true, marks: around }];
  if (!(node instanceof Element)) return [{ text: `<!${node.textContent ?? ''}>`, isText: false, marks: around }];
  if (isBlock(node)) return [{ text: formOf(node), isText: false, marks: around }];
  const name = nameOf(node);
  if (node.localName === 'br' || node.localName === 'img') return [{ text: `<${name}>`, isText: false, marks: around }];
  const inner = isEmptySpan(node) ? marks : [...marks, name];
  const isEmptyElement = node.childNodes.length === 0 && !isEmptySpan(node);
  // An empty one shows nothing, but for those that are no text: a video.
  if (isEmptyElement) return [{ text: `<${name}>`, isText: false, marks: around }];
  return [...node.childNodes].flatMap((child) => piecesOf(child, inner));
}

const WHITE = /[ \t\r\n\f]+/g;

/** Pieces as a browser shows them: white space is one blank, and none at the ends of a line. */
function lineOf(pieces: readonly Piece[]): string {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    const isStart = !last || last.text.startsWith('<br') || (last.isText && last.text.endsWith(' '));
    const text = piece.isText ? piece.text.replace(WHITE, ' ').replace(isStart ? /^ / : /^(?!)/, '') : piece.text;
    if (text === '') continue;
    if (last?.isText && piece.isText && last.marks === piece.marks) last.text += text;
    else kept.push({ ...piece, text });
  }
  const end = kept.at(-1);
  if (end?.isText) end.text = end.text.replace(/ $/, '');
  return kept
    .filter(({ text }) => text !== '')
    .map(({ text, isText, marks }) => `[${marks}]${isText ? JSON.stringify(text) : text}`)
    .join('');
}

/** A code sample, in which every blank counts. */
function codeOf(pre: Element): string {
  const text = [...pre.childNodes]
    .flatMap((node) => piecesOf(node, []))
    .map((piece) => ({
      ...piece,
      ...(piece.text.startsWith('<br') && !piece.isText && { text: '\n', isText: true }),
    }));
  let form = '';
  let marks = '';
  for (const piece of text) {
    form += piece.marks === marks ? piece.text : `[${piece.marks}]${piece.text}`;
    marks = piece.marks;
  }
  return form;
}

function formOf(element: Element): string {
  const name = nameOf(element);
  if (element.localName === 'pre') return `<${name}>${codeOf(element)}</pre>`;
  return `<${name}>${childrenOf(element)}</${element.localName}>`;
}

function childrenOf(parent: Element): string {
  let form = '';
  let line: Piece[] = [];
  const endLine = () => {
    form += lineOf(line);
    line = [];
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && isBlock(node)) {
      endLine();
      form += formOf(node);
    } else {
      line.push(...piecesOf(node, []));
    }
  }
  endLine();
  return form;
}

/**
 * The same text for every spelling of one HTML: without the white space between blocks, with the elements within a line in one
 * order. Other elements or attributes make another text.
 */
const normalForm = (html: string): string => childrenOf(documentOf(html)).replace(/(<p><\/p>)+$/, '');
