import type { AuditedPage } from './AuditedSite';

/**
 * How many links a visitor follows to each page at least.
 * @param home where they begin
 * @param pages
 */
export function clickDepth(home: string, pages: readonly AuditedPage[]): ReadonlyMap<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const steps = new Map([[home, 0]]);
  // A map is walked through in the order in which it grows.
  for (const [path, count] of steps) {
    for (const { links } of byPath.get(path)?.facts.parts ?? []) {
      for (const link of links) {
        const next = link.replace(/#.*$/s, '');
        if (byPath.has(next) && !steps.has(next)) steps.set(next, count + 1);
      }
    }
  }
  return steps;
}
