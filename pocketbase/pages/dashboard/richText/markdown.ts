import { escapeHtml, inlineMarkdown } from './inlineMarkdown';

/** A row of a table. */
const ROW = /^\s*\|.*\S|\S.*\|.*\S/;
/** The line between head and body: `| --- | :-: |` */
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** Whether a table begins at a line. */
const isTable = (line: string, next: string | undefined): boolean =>
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
function makeTable([head = '', ...body]: readonly string[]): string {
  const columns = cellsOf(head).length;
  const row = (line: string, tag: string) => {
    const cells = cellsOf(line);
    const all = Array.from({ length: columns }, (_, at) => `<${tag}>${inlineMarkdown(cells[at] ?? '')}</${tag}>`);
    return `<tr>${all.join('')}</tr>`;
  };
  return `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table>`;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([\w+#-]*).*$/;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( *)([-*+•]|\d{1,9}[.)])(\s+)(?=\S)/;
/** A number other than 1 starts no list within a paragraph: a line may begin with a year. */
const ITEM_IN_TEXT = /^ {0,3}([-*+•]|1[.)])\s+\S/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;

/** The HTML of a text that is Markdown: CommonMark without raw HTML, with the tables and tasks of GitHub. */
export const markdownToHtml = (markdown: string): string =>
  readBlocks(markdown.replace(/\r\n?/g, '\n').replace(/\t/g, '    ').split('\n'));

function readBlocks(lines: readonly string[]): string {
  const html: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    html.push(block);
    at = next;
  }
  return html.join('');
}

/** Reads the block at a line. @returns its HTML, and the line after it */
function readBlock(lines: readonly string[], at: number): [html: string, next: number] {
  const line = lines[at] ?? '';
  if (line.trim() === '') return ['', at + 1];
  const fence = FENCE.exec(line);
  if (fence) return readCode(lines, at, fence[1] ?? '', fence[2] ?? '');
  const heading = HEADING.exec(line);
  if (heading) return [headingOf(heading[1]?.length ?? 2, heading[2] ?? ''), at + 1];
  if (RULE.test(line)) return ['<hr>', at + 1];
  if (QUOTE.test(line)) return readQuote(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  if (isTable(line, lines[at + 1])) return readTable(lines, at);
  return readParagraph(lines, at);
}

const headingOf = (level: number, text: string) => `<h${level}>${inlineMarkdown(text)}</h${level}>`;

function readCode(lines: readonly string[], at: number, fence: string, language: string): [string, number] {
  const isEnd = (line: string) => line.trim().startsWith(fence) && line.trim().replaceAll(fence[0] ?? '', '') === '';
  let next = at + 1;
  while (next < lines.length && !isEnd(lines[next] ?? '')) next += 1;
  const attribute = language ? ` class="language-${escapeHtml(language.toLowerCase())}"` : '';
  return [`<pre${attribute}><code>${escapeHtml(lines.slice(at + 1, next).join('\n'))}</code></pre>`, next + 1];
}

function readQuote(lines: readonly string[], at: number): [string, number] {
  let next = at;
  while (next < lines.length && lines[next]?.trim() !== '') next += 1;
  return [`<blockquote>${readBlocks(lines.slice(at, next).map((line) => line.replace(QUOTE, '')))}</blockquote>`, next];
}

function readList(lines: readonly string[], at: number): [string, number] {
  const first = ITEM.exec(lines[at] ?? '');
  const isOrdered = /\d/.test(first?.[2] ?? '');
  const items: string[][] = [];
  let indent = 0;
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const item = ITEM.exec(line);
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    const isBlank = line.trim() === '';
    if (item && (items.length === 0 || depth < indent)) {
      if (/\d/.test(item[2] ?? '') !== isOrdered || (RULE.test(line) && items.length > 0)) break;
      indent = item[0].length;
      items.push([line.slice(indent)]);
    } else if (isBlank) {
      items.at(-1)?.push('');
    } else if (depth >= Math.min(indent, 2) || (lines[next - 1]?.trim() !== '' && !startsBlock(line))) {
      items.at(-1)?.push(line.slice(Math.min(depth, indent)));
    } else {
      break;
    }
  }
  const start = isOrdered ? parseInt(first?.[2] ?? '1', 10) : 1;
  const tag = isOrdered ? 'ol' : 'ul';
  const inside = items.map((item) => `<li>${itemOf(item)}</li>`).join('');
  return [`<${tag}${start > 1 ? ` start="${start}"` : ''}>${inside}</${tag}>`, next];
}

function itemOf([first = '', ...rest]: readonly string[]): string {
  const task = first.replace(/^\[ \] /, '☐ ').replace(/^\[x\] /i, '☑ ');
  const html = readBlocks([task, ...rest]);
  // A paragraph for each item only where the items have several.
  return html.split('<p>').length === 2 ? html.replace(/^<p>(.*?)<\/p>/s, '$1') : html;
}

function readTable(lines: readonly string[], at: number): [string, number] {
  let next = at + 2;
  while (next < lines.length && ROW.test(lines[next] ?? '')) next += 1;
  return [makeTable([lines[at] ?? '', ...lines.slice(at + 2, next)]), next];
}

const startsBlock = (line: string) => [FENCE, HEADING, RULE, QUOTE, ITEM_IN_TEXT].some((pattern) => pattern.test(line));

function readParagraph(lines: readonly string[], at: number): [string, number] {
  let next = at + 1;
  for (; next < lines.length && lines[next]?.trim() !== ''; next += 1) {
    const underline = UNDERLINE.exec(lines[next] ?? '')?.[1];
    const text = () => lines.slice(at, next).map((line) => line.trim());
    if (underline) return [headingOf(underline.startsWith('=') ? 1 : 2, text().join(' ')), next + 1];
    if (startsBlock(lines[next] ?? '')) break;
  }
  // Two blanks or a backslash at the end of a line break it.
  const text = lines
    .slice(at, next)
    .map((line) => line.trimStart().replace(/(?: {2,}|\\)$/, '<br>'))
    .join('\n')
    .replace(/<br>$/, '');
  return [`<p>${inlineMarkdown(text).replace(/<br>\n/g, '<br>')}</p>`, next];
}
