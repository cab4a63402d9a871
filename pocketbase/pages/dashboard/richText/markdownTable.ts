import { inlineMarkdown } from './inlineMarkdown';

/** A row of a table. */
export const ROW = /^\s*\|.*\S|\S.*\|.*\S/;
/** The line between head and body: `| --- | :-: |` */
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Whether a table begins at a line. */
export const isTable = (line: string, next: string | undefined): boolean =>
  ROW.test(line) && next !== undefined && next.includes('|') && DIVIDER.test(next);

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/**
 * The HTML of a table; the alignment of its columns is left out, as on the site.
 * @param rows the head and the body's
 */
export function makeTable([head = '', ...body]: readonly string[]): string {
  const columns = cellsOf(head).length;
  const row = (line: string, tag: string) => {
    const cells = cellsOf(line);
    const all = Array.from({ length: columns }, (_, at) => `<${tag}>${inlineMarkdown(cells[at] ?? '')}</${tag}>`);
    return `<tr>${all.join('')}</tr>`;
  };
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}
