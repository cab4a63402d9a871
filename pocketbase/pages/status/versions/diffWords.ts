import { diffArrays } from 'diff';

/** A stretch of a text that both versions have (`same`), or one of them. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** A tag, an entity, white space, a word with the marks within it, or any other sign. */
const TOKEN = /<\/?[a-z][^>]*>|&(?:[a-z]+|#x?[\da-f]+);|\s+|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*|./giu;
const TAG = /^<\/?([a-z][\da-z]*)/i;
/** Elements that begin a line. */
const LINES = /^(?:p|h\d|li|ul|ol|blockquote|pre|table|tr|figure|br|hr|div)$/i;
/** Unchanged text of this length around a change stays; the middle of longer texts is left out. */
const CONTEXT = 160;
/** Long texts without a common word: then the whole texts are shown. */
const TIMEOUT_MS = 1000;
const GAP = ' … ';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(entity: string) {
  const name = entity.slice(1, -1);
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** A token of rich text as people read it: an unchanged tag is its line, a changed one is shown. */
function readable(token: string, isChanged: boolean) {
  if (token.startsWith('&')) return decode(token);
  const [, tag = ''] = TAG.exec(token) ?? [];
  if (!tag) return token;
  const line = LINES.test(tag) && !token.startsWith('</') ? '\n' : '';
  return isChanged ? line + token : line;
}

function shorten(text: string, isFirst: boolean, isLast: boolean) {
  const [start, end] = [isFirst ? 0 : CONTEXT, isLast ? 0 : CONTEXT];
  if (text.length <= start + end + CONTEXT) return text;
  return text.slice(0, start) + GAP + (end > 0 ? text.slice(-end) : '');
}

/**
 * Compares two texts word by word.
 * @param isRich whether they are HTML: a tag counts as a word
 * @returns nothing if they are the same
 */
export function diffWords(before: string, after: string, isRich: boolean): Stretch[] {
  if (before === after) return [];
  const tokens = (text: string) => text.match(TOKEN) ?? [];
  const [old, fresh] = [tokens(before), tokens(after)];
  const changes = diffArrays(old, fresh, { timeout: TIMEOUT_MS }) ?? [
    { value: old, added: false, removed: true },
    { value: fresh, added: true, removed: false },
  ];
  const stretches = changes.map(({ value, added, removed }): Stretch => {
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    const text = isRich ? value.map((token) => readable(token, kind !== 'same')).join('') : value.join('');
    return { kind, text: text.replace(/\n{2,}/g, '\n') };
  });
  return stretches
    .map(({ kind, text }, at) => {
      if (kind !== 'same') return { kind, text };
      return { kind, text: shorten(text, at === 0, at === stretches.length - 1) };
    })
    .map(({ kind, text }, at) => ({ kind, text: at === 0 ? text.replace(/^\n/, '') : text }))
    .filter(({ text }) => text !== '');
}
