import { labelOf } from '../../../src/lib/content/COLLECTIONS';
import { listPath, recordPath } from '../../../src/lib/url/recordPath';
import type { DraftRecord } from '../../store/types';
import { language } from '../../texts/language';
import { choiceText, texts } from '../words';
import type { Option } from './Option';

/** A place of the site that a link can lead to. */
export interface Target extends Option {
  href: string;
  /** The words of a link that is inserted without any, by the language of the text. */
  titles?: Titles;
}

export type Titles = Readonly<Partial<Record<'en' | 'sl', string>>>;

/** The collections with pages that people link to, and the blocks, whose anchors are places too. */
export const LINKED = ['pages', 'posts', 'cases', 'projects', 'workshops', 'blocks'] as const;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The places of the site: its lists, its pages with their anchors, its articles and the like. */
export function linkTargets(records: readonly DraftRecord[]): Target[] {
  const lists = Object.entries(listPath).map(([list, path]) => {
    const name = choiceText('list', list);
    return { ...targetOf(path, name, path), titles: { [language]: name } };
  });
  const anchored = records.filter(({ collection, values }) => collection === 'blocks' && values['anchor']);
  return [...lists, ...records.flatMap((record) => placesOf(record, anchored))];
}

/** A page, and the blocks in it that have a name. */
function placesOf({ collection, id, values }: DraftRecord, anchored: readonly DraftRecord[]): Target[] {
  const path = recordPath(collection, values['slug']);
  if (!path) return [];
  const name = labelOf(collection, values, language);
  const words = `${text(values['title'])} ${text(values['title_sl'])}`;
  const note = values['status'] === 'draft' ? `${path} (${texts.link.draft})` : path;
  const blocks = collection === 'pages' ? anchored.filter((block) => block.values['page'] === id) : [];
  const anchors = blocks.map((block) => {
    const anchor = text(block.values['anchor']);
    const heading = labelOf('blocks', block.values, language) || anchor;
    const target = targetOf(`${path}#${anchor}`, `${name} › ${heading}`, `${path}#${anchor}`, words);
    return { ...target, titles: titlesOf('blocks', block.values) };
  });
  return [{ ...targetOf(path, name, note, words), titles: titlesOf(collection, values) }, ...anchors];
}

const titlesOf = (collection: string, values: DraftRecord['values']): Titles => ({
  en: labelOf(collection, values, 'en'),
  sl: labelOf(collection, values, 'sl'),
});

const targetOf = (href: string, name: string, note: string, words = ''): Target => ({
  id: href,
  href,
  name,
  note,
  words,
});
