import type { Importers } from '../changed/importGraph';

/**
 * Finds the groups of files that import each other (strongly connected components, by Tarjan).
 * @returns each group of two or more files, sorted
 */
export function cyclesIn(importers: Importers): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    for (const next of importers.get(file) ?? []) {
      const reached = !order.has(next) ? visit(next) : stack.includes(next) ? (order.get(next) ?? own) : own;
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) groups.push(group.sort());
    }
    return low;
  };
  for (const file of importers.keys()) if (!order.has(file)) visit(file);
  return groups;
}
