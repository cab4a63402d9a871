import type { SearchEntry } from '../i18n/search/SearchIndex';

/** A page in the search index, with the values that a test sets. */
export const searchEntry = (path: string, parts: Partial<SearchEntry> = {}): SearchEntry => ({
  path,
  kind: 'post',
  title: path,
  summary: '',
  tags: '',
  headings: '',
  text: '',
  ...parts,
});
