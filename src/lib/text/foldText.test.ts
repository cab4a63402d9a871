import { wordMatcher } from './foldText';

test.each([
  ['', 'anything', true],
  ['clanki SVEZI', 'Sveži članki', true],
  ['žepni', 'zepni sah', true],
  ['sveži članek', 'Sveži članki', false],
])('%j finds %j: %s', (wanted, text, found) => {
  expect(wordMatcher(wanted)(text)).toBe(found);
});
