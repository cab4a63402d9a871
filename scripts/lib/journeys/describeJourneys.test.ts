import type { Counted } from '../../../e2e/support/editing/journey';
import { describeJourneys } from './describeJourneys';

const mouse: Counted = {
  ...{ name: 'Move a block', group: 'blocks', locale: 'en', hand: 'mouse' },
  ...{ clicks: 2, fields: 1, entered: 1, keys: 10 },
};
const keyboard: Counted = { ...mouse, locale: 'sl', hand: 'keyboard', clicks: 0, entered: 0, keys: 22 };

test('a journey has a row with its steps, keys and seconds', () => {
  expect(describeJourneys([keyboard, mouse])).toMatch(
    /^## Blocks\n\n.*\n.*\n\| Move a block \| 2 \+ 1 = 3 \| 6 \| 22 \| 4 \|$/,
  );
});

test('a journey that was made in one way only is named', () => {
  expect(() => describeJourneys([mouse])).toThrow('"Move a block" was not made by keyboard');
});
