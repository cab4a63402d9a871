import { KEPT_AS_IS, type VersionData, type VersionDetail } from '../../../hooks/versions/types';
import { type Child, el, spokenText } from '../elements';
import { diffWords, type Stretch } from './diffWords';
import { texts } from './texts';

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
export function differingFields(before: VersionData, after: VersionData): string[] {
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
