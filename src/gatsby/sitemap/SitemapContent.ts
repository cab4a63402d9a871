type Nodes<T> = { readonly nodes: readonly T[] };

/** A record with a page, and somewhere in it when what the page shows last changed. */
export type SitemapRecord = {
  readonly path: string | null;
  readonly isFallback: boolean;
  readonly noindex?: boolean;
  readonly locale?: string;
  readonly [field: string]: unknown;
};

/** The records behind the pages, as sitemapQuery.ts reads them. */
export type SitemapContent = {
  readonly [list in 'allPage' | 'allCase' | 'allProject' | 'allWorkshop']: Nodes<SitemapRecord>;
} & {
  /** Of each article with its topics (postChanges.ts). */
  readonly postChanges: readonly (SitemapRecord & { readonly id: string })[];
  readonly allTag: Nodes<{ readonly id: string; readonly revised: string | null }>;
  readonly headings: Nodes<{ readonly key: string; readonly locale: string; readonly revised: string | null }>;
};
