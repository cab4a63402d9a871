/** The gap between neighbours, as the starting content has it. */
const STEP = 10;

/**
 * The `order` of a part at a new place, with those of others that must change: none, if there is a gap.
 * @param orders of the other parts, in their order
 * @param at the place among them
 * @returns the part's own, and by place new ones of the others
 */
export function orderAt(orders: readonly number[], at: number): { own: number; others: ReadonlyMap<number, number> } {
  const place = Math.max(0, Math.min(at, orders.length));
  const before = orders[place - 1];
  const after = orders[place];
  if (isAscending(orders)) {
    if (after === undefined) return { own: (before ?? 0) + STEP, others: new Map() };
    if (before === undefined && after > STEP) return { own: after - STEP, others: new Map() };
    const low = before ?? 0;
    if (after - low > 1) return { own: Math.floor((low + after) / 2), others: new Map() };
  }
  const others = new Map<number, number>();
  orders.forEach((order, index) => {
    const renewed = (index < place ? index + 1 : index + 2) * STEP;
    if (renewed !== order) others.set(index, renewed);
  });
  return { own: (place + 1) * STEP, others };
}

const isAscending = (orders: readonly number[]) =>
  orders.every((order, index) => index === 0 || order > (orders[index - 1] ?? 0));
