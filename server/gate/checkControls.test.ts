import { checkControls } from './checkControls';

const pages = {
  '/': { template: 'page', locale: 'en', collection: 'pages', record: 'home' },
  '/blog/a/': { template: 'post', locale: 'en', collection: 'posts', record: 'a' },
  '/blog/': { template: 'list', locale: 'en' },
};

test.each([
  ['index.html', { collection: 'pages', id: 'home' }],
  ['blog/a/index.html', { collection: 'posts', id: 'a' }],
  ['page-data/blog/a/page-data.json', { collection: 'posts', id: 'a' }],
  ['page-data/index/page-data.json', { collection: 'pages', id: 'home' }],
  ['blog/a.md', { collection: 'posts', id: 'a' }],
  ['blog/index.html', undefined],
  ['feed.rss', undefined],
])('a control character in %s is named with its record', (file, record) => {
  expect(checkControls({ pages, controls: [{ file, code: 0 }] })).toEqual([
    { sentence: `The file ${file} holds the control character U+0000.`, ...(record && { record }) },
  ]);
});
