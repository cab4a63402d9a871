import { isEmpty, resolveLocale } from './resolveLocale';

it.each(['', '   ', null, undefined, [], {}, { a: '' }, '<p></p>', '<p>&nbsp;</p>\n', '\u200b', '<p>\u2060&shy;</p>'])(
  '%j is empty',
  (value) => {
    expect(isEmpty(value)).toBe(true);
  },
);

it.each(['x', 0, false, ['a'], { a: 'b' }, '<p>x</p>', '<p><img src="x"></p>', '< 5'])('%j is not empty', (value) => {
  expect(isEmpty(value)).toBe(false);
});

it('takes the own value where it exists, else the default one', () => {
  expect(resolveLocale('Home', 'Domov')).toBe('Domov');
  expect(resolveLocale('Home', '')).toBe('Home');
  expect(resolveLocale('Home', undefined)).toBe('Home');
});

it('resolves details key by key', () => {
  const details = { send: 'Send', cancel: 'Cancel', deep: { a: 'A', b: 'B' } };
  expect(resolveLocale(details, { send: 'Pošlji', cancel: '', deep: { a: 'Á' }, only: 'Samo' })).toEqual({
    send: 'Pošlji',
    cancel: 'Cancel',
    deep: { a: 'Á', b: 'B' },
    only: 'Samo',
  });
});
