import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import { dashboardAddress } from '../sync/nameRecord';
import type { CollectionChanges } from '../sync/readCollection';

interface Page {
  collection: string;
  pbId: string;
  /** `posts/abc` */
  record: string;
  /** Only of a record that was read: only such a record can conflict with itself. */
  locale?: string;
  path: string;
}

const nameOf = (collection: string, pbId: string) => ({ collection, pbId, record: `${collection}/${pbId}` });

const pagesOf = ({ shape: { collection }, read, unchanged }: CollectionChanges): Page[] => [
  ...unchanged.flatMap(({ pbId, paths }) => paths.map((path) => ({ ...nameOf(collection.name, pbId), path }))),
  ...read.flatMap(({ record, pages }) => pages.map((page) => ({ ...nameOf(collection.name, record.id), ...page }))),
];

/** Gatsby creates one page for `/a` and `/a/`. */
const address = (path: string) => path.replace(/\/+$/, '');

/**
 * Refuses two records with the same path: Gatsby would show one of them and drop the other silently.
 * @throws SourceError with both records, and the URL of the second in the dashboard
 */
export function checkPaths(collections: CollectionChanges[], options: Pick<Options, 'dashboardUrl' | 'url'>): void {
  const taken = new Map<string, Page>();
  for (const page of collections.flatMap(pagesOf)) {
    const other = taken.get(address(page.path));
    if (other) {
      const name = ({ record, locale }: Page) => (other.record === page.record ? `${record} (${locale})` : record);
      const link = dashboardAddress(options, page.collection, page.pbId);
      throw new SourceError('10304', { first: name(other), second: name(page), path: page.path, link });
    }
    taken.set(address(page.path), page);
  }
}
