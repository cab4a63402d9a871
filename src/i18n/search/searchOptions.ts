import type { Options } from 'minisearch';
import type { Locale } from '../locales';
import { foldText } from '../../lib/text/foldText';
import type { SearchEntry } from './SearchIndex';
import { stopWords, termOf, wordsIn } from './termOf';

/** How an index is made, and must be read again. */
export function searchOptions(locale: Locale): Options<SearchEntry> {
  return {
    idField: 'path',
    fields: ['title', 'tags', 'headings', 'summary', 'text'],
    storeFields: ['path', 'kind', 'title', 'summary', 'isFallback'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => (word.length < 2 || stopWords[locale].has(foldText(word)) ? null : termOf(word, locale)),
  };
}
