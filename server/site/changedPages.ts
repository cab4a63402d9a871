import type { Manifest, PublishedFile } from './manifest';

/** Whether a file of a release is a page. */
export const isPage = (file: PublishedFile | undefined): boolean => file?.type.startsWith('text/html') === true;

/** URL paths of new, changed and removed pages; of all pages if there was no release. */
export function changedPages(before: Pick<Manifest, 'files'> | undefined, now: Pick<Manifest, 'files'>): string[] {
  const old = before?.files ?? {};
  const differing = Object.entries(now.files).filter(([path, file]) => isPage(file) && old[path]?.etag !== file.etag);
  const gone = Object.entries(old).filter(([path, file]) => isPage(file) && !(path in now.files));
  return [...differing, ...gone].map(([path]) => path).sort();
}

/** The number of a release's pages. */
export function pageCount({ pages, files }: Pick<Manifest, 'files' | 'pages'>): number {
  // Legacy releases have no count; their error pages are few.
  return pages ?? Object.values(files).filter(isPage).length;
}
