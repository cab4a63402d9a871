import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import type { Value } from '../../store/types';
import { fieldConflictTexts } from '../texts';

/** Whether a column holds HTML. */
export const isRich = (collection: string, column: string): boolean =>
  collectionOf(collection)?.fields.some(
    ({ name, kind }) => kind === 'richText' && (name === column || `${name}_sl` === column),
  ) ?? false;

/** A value as text: HTML as it is stored. */
export function textOf(value: Value): string {
  if (typeof value === 'boolean') return value ? fieldConflictTexts.yes : fieldConflictTexts.no;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, text]) => `${name}: ${String(text)}`)
      .join('\n');
  return String(value ?? '');
}

const LINES = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, tr, pre, figcaption, caption, summary';

/** The words of an HTML, each paragraph on a line of its own. */
export function wordsOf(html: string): string {
  const body = bodyOf(html);
  body.querySelectorAll('br, hr').forEach((each) => each.replaceWith('\n'));
  body.querySelectorAll('td, th').forEach((each) => each.append(' '));
  body.querySelectorAll(LINES).forEach((each) => each.append('\n'));
  return (body.textContent ?? '')
    .replace(/[ \t\r\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** The same with the addresses of links and pictures: a changed one is seen. */
export function wordsAndLinksOf(html: string): string {
  const body = bodyOf(html);
  body.querySelectorAll('a[href]').forEach((link) => link.append(` [${link.getAttribute('href')}]`));
  body
    .querySelectorAll('img')
    .forEach((picture) =>
      picture.replaceWith(`[${picture.getAttribute('src')} ${picture.getAttribute('alt') ?? ''}]`.replace(' ]', ']')),
    );
  return wordsOf(body.innerHTML);
}

/** Nothing in it runs or loads. */
const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;

/** Two values as a person compares them. */
export interface Readable {
  readonly mine: string;
  readonly theirs: string;
  /** Their words are the same: then the HTML shows what differs, unless it is the address of a link. */
  readonly isSameWords: boolean;
}

/** Returns both values as texts to compare, with the targets of links if only those differ. */
export function readableOf(mine: Value, theirs: Value, isHtml: boolean): Readable {
  const [own, other] = [textOf(mine), textOf(theirs)];
  if (!isHtml) return { mine: own, theirs: other, isSameWords: false };
  const isSameWords = wordsOf(own) === wordsOf(other);
  const [ownLinks, otherLinks] = [wordsAndLinksOf(own), wordsAndLinksOf(other)];
  return ownLinks === otherLinks
    ? { mine: own, theirs: other, isSameWords }
    : { mine: ownLinks, theirs: otherLinks, isSameWords };
}
