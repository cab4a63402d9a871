import { readStep } from './takeStep';

test('the fields of a step are read, and no others', () => {
  const body = { release: 'r1', lost: true, error: null, constructor: 'x', more: 1 };
  expect(readStep('move', body)).toEqual({ fields: { release: 'r1', lost: true } });
});

test.each([
  ['move', { release: { toString: 1 } }, 'release'],
  ['lease', { holder: 7 }, 'holder'],
  ['renew', { progress: ['a'] }, 'progress'],
  ['finish', { parts: 'all' }, 'parts'],
])('%s with %j is refused and names the field', (step, body, name) => {
  expect(readStep(step, body).fault).toContain(`"${name}"`);
});

test.each(['constructor', 'nothing', ''])('there is no step "%s"', (step) => {
  expect(readStep(step, {})).toEqual({});
});
