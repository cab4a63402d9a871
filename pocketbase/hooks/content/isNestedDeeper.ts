/** Elements that hold nothing: they open no level. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose end tag may be left out: another one beside them ends them. */
const CLOSED_BY_SIBLING = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'option']);

const NAME = /^[a-z][^\s/>]*/;

/** Where the tag ends that begins at a place; quoted attribute values may hold ">". */
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

/** Closes an element and those inside it that nobody closed; an end tag without a beginning closes nothing. */
function leave(open: string[], name: string) {
  const level = open.lastIndexOf(name);
  if (level >= 0) open.length = level;
}

/**
 * Whether elements of a rich text stand more than so many levels inside one another. Reads the tags once, from left to right,
 * and ends at the first element that is too deep.
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
    // An attribute value, however long, is no part of the name.
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
