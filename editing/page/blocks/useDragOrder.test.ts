import { placeAt } from './useDragOrder';

test('a line is before the first row whose middle is below the pointer', () => {
  const rows = [0, 50, 100].map((top) => ({ top, bottom: top + 40 }));
  expect(placeAt(-10, rows)).toBe(0);
  expect(placeAt(25, rows)).toBe(1);
  expect(placeAt(115, rows)).toBe(2);
  expect(placeAt(500, rows)).toBe(3);
});
