import { escapeHtml } from './inlineMarkdown';
import { markdownToHtml } from './markdown';
import { reduceHtml, type Reduced } from './reduceHtml';

/** Lines by which a text shows that it is Markdown; the number says how many of them it takes. */
const LINES: readonly [RegExp, number][] = [
  [/^ {0,3}#{1,6} +\S/, 1],
  [/^ {0,3}(`{3,}|~{3,})/, 1],
  [/^ {0,3}> ?\S/, 1],
  // One line with a number or a dash at its start may be a date, or what somebody says.
  [/^ *[-*+•] +\S/, 2],
  [/^ *\d{1,3}[.)] +\S/, 2],
  [/^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/, 1],
];

/** Marks within a line. */
const MARKS = [
  /\*\*\S.*?\S?\*\*/,
  /(?<!\w)__\S.*?\S__(?!\w)/,
  /\[[^\]]+\]\((https?:|mailto:|\/|#)[^)]*\)/,
  /`[^`\s][^`]*`/,
];

/** Whether a plain text is Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/);
  return (
    LINES.some(([pattern, enough]) => lines.filter((line) => pattern.test(line)).length >= enough) ||
    MARKS.some((mark) => mark.test(text))
  );
}

const STRUCTURE =
  'h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, strong, b:not([style*="font-weight:normal"]), a[href], img';

/** Whether HTML has headings, lists, links or the like, which the plain text beside it lacks; a program for code copies only coloured lines. */
const hasStructure = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').querySelector(`${STRUCTURE}, [style*="mso-list"]`) !== null;

/** A plain text as paragraphs, before it is made of Markdown. */
export const plainParagraphs = (text: string): string =>
  text
    .trim()
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((part) => `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');

/** The content of a clipboard. */
interface Clipboard {
  html: string;
  text: string;
  /** Pictures as files. */
  hasPictures: boolean;
}

/** The HTML to paste, reduced to what the site keeps. */
interface Pasted extends Reduced {
  /** The text as it was copied, as paragraphs, where the HTML was made of Markdown. */
  plain?: string;
}

/**
 * Decides what a clipboard means: HTML is reduced, and plain text that is Markdown becomes headings and lists.
 * @param origin of the page: pictures of other servers are left out
 * @returns undefined for plain prose, which means itself
 */
export function readClipboard({ html, text, hasPictures }: Clipboard, origin: string): Pasted | undefined {
  if (looksLikeMarkdown(text) && !hasStructure(html))
    return { ...reduceHtml(markdownToHtml(text), origin), plain: plainParagraphs(text) };
  if (html) return reduceHtml(html, origin);
  return text || !hasPictures ? undefined : { html: '', lostPictures: 1 };
}
