import { SourceError } from '../errors';
import type { CollectionChanges } from './readCollection';

interface Page {
  /** `posts/abc` */
  record: string;
  /** Known of a record that was read: only such a one can stand in its own way. */
  locale?: string;
  path: string;
}

const pagesOf = ({ shape: { collection }, read, unchanged }: CollectionChanges): Page[] => [
  ...unchanged.flatMap(({ pbId, paths }) => paths.map((path) => ({ record: `${collection.name}/${pbId}`, path }))),
  ...read.flatMap(({ record, pages }) => pages.map((page) => ({ record: `${collection.name}/${record.id}`, ...page }))),
];

/** Gatsby makes one page of `/a` and `/a/`. */
const address = (path: string) => path.replace(/\/+$/, '');

/**
 * Two records at one address: Gatsby would show one of them and drop the other without a word.
 * @throws SourceError naming both
 */
export function checkPaths(collections: CollectionChanges[]): void {
  const taken = new Map<string, Page>();
  for (const page of collections.flatMap(pagesOf)) {
    const other = taken.get(address(page.path));
    if (other) {
      const name = ({ record, locale }: Page) => (other.record === page.record ? `${record} (${locale})` : record);
      throw new SourceError('10304', { first: name(other), second: name(page), path: page.path });
    }
    taken.set(address(page.path), page);
  }
}
