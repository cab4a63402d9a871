type Nodes<T> = { readonly nodes: readonly T[] };

/** A record with a page, and somewhere in it the save times of what the page shows. */
export type SitemapRecord = {
  readonly path: string | null;
  readonly isFallback: boolean;
  readonly noindex?: boolean;
  readonly locale?: string;
  readonly [field: string]: unknown;
};

/** What pages are made of, as sitemapQuery.ts asks for it. */
export type SitemapContent = {
  readonly [list in 'allPage' | 'allCase' | 'allProject' | 'allWorkshop']: Nodes<SitemapRecord>;
} & {
  /** The newest first, as the blog lists them. */
  readonly allPost: Nodes<SitemapRecord & { readonly tags: readonly { readonly id: string }[] }>;
  readonly allTag: Nodes<{ readonly id: string; readonly updated: string | null }>;
  readonly headings: Nodes<{ readonly key: string; readonly locale: string; readonly updated: string | null }>;
};
