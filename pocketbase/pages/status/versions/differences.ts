import { KEPT_AS_IS, type VersionData, type VersionDetail } from '../../../hooks/versions/types';
import { type Child, el, spokenText } from '../elements';
import { texts } from './texts';
import { diffArrays } from 'diff';

/** A stretch of a text that both versions have (`same`), or one of them. */
interface Stretch {
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

/** The model and the labels that make values readable. */
type Model = Pick<VersionDetail, 'fields' | 'labels'>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === false;

/** A value as text: relations by the labels of their records. */
function textOf(value: unknown, type: string, labels: Model['labels']): string {
  if (type === 'json' && typeof value === 'string') return value === 'null' ? '' : pretty(value);
  if (Array.isArray(value)) return value.map((one) => textOf(one, type, labels)).join(', ');
  if (isEmpty(value)) return '';
  return type === 'relation' ? (labels[String(value)] ?? String(value)) : String(value);
}

function pretty(json: string) {
  try {
    return JSON.stringify(JSON.parse(json), null, 1);
  } catch {
    return json;
  }
}

/** The names of the fields in which two versions differ. */
function differingFields(before: VersionData, after: VersionData): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'id');
  const plain = (value: unknown) => (isEmpty(value) || value === 'null' || value === 0 ? '' : JSON.stringify(value));
  return names.filter((name) => plain(before[name]) !== plain(after[name]));
}

/** Whether a restore of a version would change nothing. */
export const isLike = (version: VersionData, now: VersionData): boolean =>
  differingFields(version, now).every((name) => KEPT_AS_IS.includes(name));

/** The differences of two versions, field by field, with the changed words marked. */
export function differencesOf(before: VersionData, after: VersionData, { fields, labels }: Model): HTMLElement[] {
  const names = differingFields(before, after);
  if (names.length === 0) return [el('p', {}, texts.same)];
  // A field that the collection has no more is not shown: a restore could not bring it back.
  const shown = fields.filter(({ name }) => names.includes(name));
  return shown.map(({ name, type }) => {
    const [old, fresh] = [before, after].map((data) => textOf(data[name], type, labels));
    const isText = ['text', 'editor', 'json', 'url'].includes(type);
    const stretches = isText ? diffWords(old ?? '', fresh ?? '', type === 'editor') : whole(old ?? '', fresh ?? '');
    return el('section', { class: 'field' }, el('h3', {}, name), el('p', { class: 'words' }, ...stretches.map(mark)));
  });
}

const whole = (old: string, fresh: string): Stretch[] => [
  { kind: 'removed', text: old || texts.nothing },
  { kind: 'added', text: fresh || texts.nothing },
];

/** Marked words are read out as such too: not every screen reader announces `del` and `ins`. */
function mark({ kind, text }: Stretch): Child {
  if (kind === 'same') return text;
  const [name, spoken] = kind === 'removed' ? ['del', texts.removed] : ['ins', texts.added];
  return el(name, {}, spokenText(` ${spoken} `), text, spokenText(` (${texts.end}) `));
}
