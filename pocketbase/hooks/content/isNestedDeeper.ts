/** Elements without content: they open no level. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose end tag may be omitted: the next one of the kind ends them. */
const CLOSED_BY_SIBLING = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option']);

const NAME = /^[a-z][^\s/>]*/;

/** Returns the end of the tag that begins at an index; quoted attribute values may contain ">". */
function endOfTag(html: string, from: number) {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at];
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return html.length;
}

/** Opens a level for an element. */
function enter(open: string[], name: string) {
  if (CLOSED_BY_SIBLING.has(name) && open[open.length - 1] === name) open.pop();
  open.push(name);
}

/** Closes an element and unclosed elements inside it; an end tag without a start tag closes nothing. */
function leave(open: string[], name: string) {
  const level = open.lastIndexOf(name);
  if (level >= 0) open.length = level;
}

/**
 * Whether elements of a rich text are nested deeper than a number of levels. Reads the tags once, from left to right, and ends
 * at the first element that is too deep.
 */
export function isNestedDeeper(html: string, most: number): boolean {
  const open: string[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at);
      if (end < 0) return false;
      at = end + 3;
      continue;
    }
    const closes = html[at + 1] === '/';
    const start = at + (closes ? 2 : 1);
    // An attribute value, however long, is not part of the name.
    const [name] = NAME.exec(html.slice(start, start + 40).toLowerCase()) || [];
    if (!name) {
      at += 1;
      continue;
    }
    at = endOfTag(html, start + name.length);
    if (closes) leave(open, name);
    else if (!VOID.has(name)) enter(open, name);
    if (open.length > most) return true;
  }
  return false;
}
