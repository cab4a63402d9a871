import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import { dashboardAddress } from '../sync/nameRecord';
import type { CollectionChanges } from '../sync/readCollection';

interface Page {
  collection: string;
  pbId: string;
  /** `posts/abc` */
  record: string;
  /** Known of a record that was read: only such a one can stand in its own way. */
  locale?: string;
  path: string;
}

const nameOf = (collection: string, pbId: string) => ({ collection, pbId, record: `${collection}/${pbId}` });

const pagesOf = ({ shape: { collection }, read, unchanged }: CollectionChanges): Page[] => [
  ...unchanged.flatMap(({ pbId, paths }) => paths.map((path) => ({ ...nameOf(collection.name, pbId), path }))),
  ...read.flatMap(({ record, pages }) => pages.map((page) => ({ ...nameOf(collection.name, record.id), ...page }))),
];

/** Gatsby makes one page of `/a` and `/a/`. */
const address = (path: string) => path.replace(/\/+$/, '');

/**
 * Two records at one address: Gatsby would show one of them and drop the other without a word.
 * @throws SourceError naming both, with a link to the second
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
