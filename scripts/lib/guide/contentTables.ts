import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS, fieldsOf, partsOf } from '../../../src/lib/content/COLLECTIONS';
import type { CollectionName, Field } from '../../../src/lib/content/Field';
import { KIND_NAMES, KINDS } from '../../../src/lib/content/KINDS';
import { pathBefore } from '../../../src/lib/url/recordPath';
import type { Locale } from '../../../src/i18n/locales';
import { LISTED_COLLECTIONS } from '../../../editing/page/contentList/loadEntries';

const TEXTS = join(__dirname, '../../../editing/texts');

interface Content {
  labels: Record<string, string>;
  kinds: Record<string, { name: string; purpose: string }>;
}
interface ContentListTexts {
  collections: Record<string, { name: string; one: string }>;
}

const read = <T>(locale: Locale, name: string): T =>
  JSON.parse(readFileSync(join(TEXTS, locale, `${name}.json`), 'utf8')) as T;

/** A row of a table of the guide: its cells without Markdown's bars. */
export type Row = readonly string[];

/** Fields that buttons of the list of parts write. */
const OF_THE_LIST = ['kind', 'hidden', 'parent'];
/** Fields that the guide explains once for all kinds: those of search results and of publication, and the name for links. */
const EXPLAINED_ONCE = ['search', 'publication'];
const isOwn = ({ name, group }: Field) =>
  !OF_THE_LIST.includes(name) && !EXPLAINED_ONCE.includes(group) && name !== 'anchor';
/** The three fields with which most blocks begin, in one word. */
const HEADING = ['eyebrow', 'title', 'text'];
const HEADING_WORD: Readonly<Record<Locale, string>> = { en: '_heading_', sl: '_glava_' };

/** The labels of fields, a star after those that a published record needs. */
function labelsOf(locale: Locale, collection: string, fields: readonly Field[], kind?: string): string {
  const { labels } = read<Content>(locale, 'content');
  const labelOf = (name: string) =>
    labels[`${collection}.${String(kind)}.${name}`] ?? labels[`${collection}.${name}`] ?? labels[name] ?? name;
  const own = fields.filter(isOwn);
  const hasHeading = collection === 'blocks' && HEADING.every((name) => own.some((field) => field.name === name));
  return own
    .filter(({ name }) => !hasHeading || !HEADING.slice(1).includes(name))
    .map(({ name, isRequired }) =>
      hasHeading && name === HEADING[0] ? HEADING_WORD[locale] : `${labelOf(name)}${isRequired ? '\\*' : ''}`,
    )
    .join(', ');
}

/** The kinds of content that the editing page opens: name with the path of its pages, fields, parts with their fields. */
export const contentRows = (locale: Locale): readonly Row[] =>
  LISTED_COLLECTIONS.map((listed) => {
    const { collections } = read<ContentListTexts>(locale, 'contentList');
    const parts = partsOf(listed).map(({ collection }) => {
      const title = collections[collection]?.name ?? collection;
      // The fields of a block depend on its kind: the table of kinds has them.
      return collection === 'blocks' ? title : `${title}: ${labelsOf(locale, collection, fieldsOf(collection))}`;
    });
    const path = pathBefore(listed);
    const name = `${collections[listed]?.name ?? listed}${path ? `, \`${path}…/\`` : ''}`;
    return [name, labelsOf(locale, listed, COLLECTIONS[listed].fields), parts.join('; ')];
  });

/** The kinds of blocks: name, fields, fields of the items. */
export const kindRows = (locale: Locale): readonly Row[] =>
  KIND_NAMES.map((kind) => {
    const { kinds } = read<Content>(locale, 'content');
    const of = (collection: CollectionName) => labelsOf(locale, collection, fieldsOf(collection, kind), kind);
    return [kinds[kind]?.name ?? kind, of('blocks'), KINDS[kind].items ? of('block_items') : ''];
  });

/** The tables of a guide in Markdown, in the form in which Prettier leaves cells. */
export const tableRows = (markdown: string): readonly Row[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
