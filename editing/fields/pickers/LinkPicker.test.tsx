import { hrefOf } from './Pickers';

test.each([
  ['/blog/', '/blog/'],
  ['#team', '#team'],
  ['https://modrina.example/a', 'https://modrina.example/a'],
  ['modrina.example', 'https://modrina.example'],
  ['www.modrina.example/a?b=c', 'https://www.modrina.example/a?b=c'],
  [' hello@modrina.example ', 'mailto:hello@modrina.example'],
  ['+386 1 000 00 00', 'tel:+38610000000'],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['about us', undefined],
  ['', undefined],
])('%j means %j', (typed, href) => {
  expect(hrefOf(typed)).toBe(href);
});
