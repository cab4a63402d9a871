import { orderAt } from './createEdits';

test.each<[string, number[], number, number, [number, number][]]>([
  ['the first of all', [], 0, 10, []],
  ['at the end', [10, 20], 2, 30, []],
  ['between two', [10, 20], 1, 15, []],
  ['before the first', [10, 20], 0, 5, []],
  ['before a late first', [30], 0, 20, []],
  ['where there is no gap', [10, 11, 40], 1, 20, [[1, 30]]],
  [
    'among equal ones',
    [0, 0, 0],
    1,
    20,
    [
      [0, 10],
      [1, 30],
      [2, 40],
    ],
  ],
  ['beyond the end', [10], 9, 20, []],
])('%s', (_, orders, at, own, others) => {
  const made = orderAt(orders, at);
  expect([made.own, [...made.others]]).toEqual([own, others]);
  const all = orders.map((order, index) => made.others.get(index) ?? order);
  all.splice(Math.min(at, orders.length), 0, made.own);
  expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
});
