import type { Collection, CollectionName, Field, FieldKind, Group } from './Field';

type More = Partial<Omit<Field, 'name' | 'kind'>>;

const make =
  (kind: FieldKind, group: Group, isTranslated = false) =>
  (name: string, more: More = {}): Field => ({ name, kind, group, isTranslated, isRequired: false, ...more });

/** Texts that visitors read, in both languages. */
export const line = make('line', 'text', true);
export const lines = make('lines', 'text', true);
export const richText = make('richText', 'text', true);
/** A text with one form in all languages: a figure, a key. */
export const word = make('line', 'text');
export const link = make('link', 'text');
export const picture = make('picture', 'text', true);
export const cutPicture = (name: string): Field => picture(name, { isCut: true });
export const details = make('details', 'text', true);

export const switchOf = make('switch', 'facts');
export const moment = make('moment', 'facts');
export const number = (name: string, range: readonly [number, number], more: More = {}): Field =>
  make('number', 'facts')(name, { range, isWhole: true, ...more });
export const choice = (name: string, choices: readonly string[], more: More = {}): Field =>
  make('choice', 'facts')(name, { choices, ...more });
export const colour = (name: string, choices: readonly string[]): Field => make('colour', 'text')(name, { choices });
export const record = (name: string, of: CollectionName, more: More = {}): Field =>
  make('record', 'facts')(name, { of, ...more });
export const records = (name: string, of: CollectionName, most: number): Field =>
  make('records', 'facts')(name, { of, most });

/** A title, and the end of the address, which is made from it. */
export const title = line('title', { isRequired: true, most: 120 });
export const slugOf = make('slug', 'search');
export const slug = slugOf('slug', { isRequired: true, most: 120 });
/** The position among the records of a list: `order` of parts is written by moving them. */
export const order = number('order', [-999999, 999999]);
export const demo = switchOf('demo');
/** The address of a page, and its texts in search results and shared links. */
export const search: readonly Field[] = [
  slug,
  line('seo_title', { group: 'search', most: 70 }),
  lines('seo_description', { group: 'search', most: 200 }),
];
export const publication: readonly Field[] = [
  choice('status', ['draft', 'published'], { group: 'publication', isRequired: true }),
  moment('publish_at', { group: 'publication' }),
];

const STAMPS = ['id', 'created', 'updated'];
/** With the moments at which what visitors read was last changed. */
const REVISED = [...STAMPS, 'revised', 'revised_sl'];

/** The fields that the site itself writes. */
export const OWN_FIELDS = { stamps: STAMPS, revised: REVISED, part: [...REVISED, 'order'] };

/** A collection of parts, which have an order. */
export const part = (collection: CollectionName, by: string, label: string, fields: readonly Field[]): Collection => ({
  fields,
  label: [label],
  partOf: { collection, by },
  own: OWN_FIELDS.part,
});
