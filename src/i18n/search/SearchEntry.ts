/** The kinds of pages in results, in no order. */
export const searchKinds = ['page', 'post', 'case', 'project', 'workshop', 'tag'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page as the search knows it. */
export type SearchEntry = {
  readonly path: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly summary: string;
  /** Names of the topics that it bears, apart by spaces. */
  readonly tags: string;
  readonly headings: string;
  /** All else that it says. */
  readonly text: string;
  /** Has no words of the index's language and shows those of the original. */
  readonly isFallback: boolean;
};

/** The stored part of an entry, shown in a result; the rest is only indexed. */
export type StoredEntry = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'summary' | 'isFallback'>;
