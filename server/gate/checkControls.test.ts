import { checkControls } from './checkSite';
import { findControl } from '../release/surveyOutput';

const pages = {
  '/': { template: 'page', locale: 'en', collection: 'pages', record: 'home' },
  '/blog/a/': { template: 'post', locale: 'en', collection: 'posts', record: 'a' },
  '/blog/': { template: 'posts', locale: 'en' },
};

test.each([
  ['U+0000', 'a\0b'],
  ['U+000B', 'a\vb'],
  ['U+001F', 'č\u001f'],
  ['U+007F', '\u007f'],
  [undefined, '\t\r\n č š ž € 🙂 \u00a0'],
])('%s is found', (control, text) => {
  expect(findControl('index.html', Buffer.from(text))).toBe(control);
});

test('scripts may hold all but U+0000', () => {
  expect(findControl('app.js', Buffer.from('/[\u0001-\u007f]/'))).toBeUndefined();
  expect(findControl('app.js', Buffer.from('a\0b'))).toBe('U+0000');
});

test.each([
  ['index.html', 'home'],
  ['page-data/index/page-data.json', 'home'],
  ['blog/a/index.html', 'a'],
  ['page-data/blog/a/page-data.json', 'a'],
  ['blog/a.md', 'a'],
  ['blog/index.html', undefined],
  ['rss.xml', undefined],
])('%s with a control character is refused, and its record named', (file, record) => {
  const [fault] = checkControls({ controls: { [file]: 'U+0000' }, pages });
  expect(fault?.sentence).toContain(`${file} holds the control character U+0000`);
  expect(fault?.record?.id).toBe(record);
  expect(fault?.isAllowed).toBeUndefined();
});

test('a record is named once, whatever the number of its files', () => {
  const controls = { 'blog/a.md': 'U+0001', 'blog/a/index.html': 'U+0001' };
  expect(checkControls({ controls, pages })).toHaveLength(1);
});
