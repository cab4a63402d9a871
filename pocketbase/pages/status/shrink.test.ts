import { shrinkQuestion, whoDecides } from './shrink';

const build = { shrink: { counts: { posts: 31, blocks: 4 }, pages: 62 } };

test.each(['publish', 'restore'] as const)(
  '%s: the question says how much, and the second one is another',
  (choice) => {
    const first = shrinkQuestion(choice, build);
    const second = shrinkQuestion(choice, build, true);
    expect(first.text).toContain('Articles: 31, Blocks: 4');
    expect(second.title).not.toBe(first.title);
    expect(second.yes).not.toBe(first.yes);
  },
);

test('the person who may decide is named if there is one', () => {
  expect(whoDecides({ unexplained: 0, by: ['ana@modrina.example'] })).toContain('or ana@modrina.example');
  expect(whoDecides({ unexplained: 0, by: ['ana@modrina.example', 'b@modrina.example'] })).toBe(
    'An owner decides about this.',
  );
  expect(whoDecides({ unexplained: 2, by: ['ana@modrina.example'] })).toBe('An owner decides about this.');
});
