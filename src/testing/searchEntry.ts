import type { SearchEntry } from '../i18n/search/SearchIndex';

/** A page as the search knows it, of which a test says what matters to it. */
export const searchEntry = (path: string, parts: Partial<SearchEntry> = {}): SearchEntry => ({
  path,
  kind: 'post',
  title: path,
  summary: '',
  tags: '',
  headings: '',
  text: '',
  isFallback: false,
  ...parts,
});
