import { wordsToFind } from './searchOptions';

it.each([
  ['IT support', ['IT', 'support']],
  ['it supports us', ['supports', 'us']],
  ['the IT', ['IT']],
  ['WHAT IS NEW', ['new']],
])('takes an abbreviation in capitals for a word of its own: %s', (typed, words) =>
  expect(wordsToFind(typed, 'en')).toEqual(words),
);
