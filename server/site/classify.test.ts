import { cacheRule } from './classify';

test.each([
  ['app-0123456789abcdef0123.js', 'immutable'],
  ['styles.0123456789abcdef0123.css', 'immutable'],
  ['styles.css', 'revalidate'],
  ['static/picture-1.png', 'immutable'],
  ['share/sl/blog/why.1f0c9a3e.png', 'immutable'],
  ['sl/blog/why.md', 'revalidate'],
  ['runtime/main-ABCD2345.js', 'immutable'],
  ['runtime/main.js', 'revalidate'],
  ['page-data/blog/page-data.json', 'minute'],
  ['page-data/app-data.json', 'minute'],
  ['slice-data/header-en.json', 'minute'],
  ['index.html', 'revalidate'],
  ['robots.txt', 'revalidate'],
])('browsers keep %s: %s', (file, rule) => {
  expect(cacheRule(file)).toBe(rule);
});
