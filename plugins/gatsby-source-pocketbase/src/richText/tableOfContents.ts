import type { Heading } from './RichText';

export interface TocEntry extends Heading {
  items: TocEntry[];
}

/** Headings as a tree: each stands under the last one of a higher rank, also where ranks were skipped between them. */
export function tableOfContents(headings: readonly Heading[]): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const { id, text, level } of headings) {
    const entry: TocEntry = { id, text, level, items: [] };
    while (open.length && (open[open.length - 1]?.level ?? 0) >= level) open.pop();
    (open[open.length - 1]?.items ?? top).push(entry);
    open.push(entry);
  }
  return top;
}
