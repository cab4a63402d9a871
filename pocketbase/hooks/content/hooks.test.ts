import { blankFields } from './hooks';

const FIELDS = [
  { name: 'title', type: 'text', required: true },
  { name: 'title_sl', type: 'text', required: false },
  { name: 'body', type: 'editor', required: true },
  { name: 'status', type: 'select', required: true },
];
const blank = (values: Record<string, string>) =>
  blankFields(FIELDS, (name) => ({ title: 'T', title_sl: '', body: '<p>B</p>', ...values })[name] ?? '');

test('required texts with something to read are fine, and optional ones may be empty', () => {
  expect(blank({})).toEqual([]);
});

test.each([' ', '\u200b', '\u00ad\u2060', '\u202e', '\u3164\u2800'])('a title of %j is blank', (title) => {
  expect(blank({ title })).toEqual(['title']);
});

test.each(['<p></p>', '<p>&nbsp;</p>', '<p>\u200b</p>', '<p>&#8203;&#x200B;&ZeroWidthSpace;</p>', '<br><br>'])(
  'a text of %j is blank',
  (body) => expect(blank({ body })).toEqual(['body']),
);

test.each(['<p><img src="a.png"></p>', '<hr>', '<p>&#65;</p>', '&#9999999;', '<p>.</p>'])(
  'a text of %j is not',
  (body) => {
    expect(blank({ body })).toEqual([]);
  },
);
