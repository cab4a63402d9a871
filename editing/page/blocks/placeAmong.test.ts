import type { Key } from '../../store/types';
import { placeAmong } from './placeAmong';
import { placeAt } from './useDragOrder';

const keys = (names: string) => [...names].map((name): Key => `menu_links/${name}`);

test('among siblings of one level only: before the next one, or after the last', () => {
  const all = keys('aAbBcC');
  const siblings = keys('abc');
  expect(placeAmong(all, siblings, 'menu_links/c', 0)).toBe(0);
  expect(placeAmong(all, siblings, 'menu_links/a', 1)).toBe(3);
  expect(placeAmong(all, siblings, 'menu_links/a', 2)).toBe(4);
});

test('a line is before the first row whose middle is below the pointer', () => {
  const rows = [0, 50, 100].map((top) => ({ top, bottom: top + 40 }));
  expect(placeAt(-10, rows)).toBe(0);
  expect(placeAt(25, rows)).toBe(1);
  expect(placeAt(115, rows)).toBe(2);
  expect(placeAt(500, rows)).toBe(3);
});
