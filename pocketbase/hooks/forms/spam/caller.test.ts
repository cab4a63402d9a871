import { isForeign } from './caller';

const own = 'https://www.modrina.example';
test.each([
  ['a program', '', '', false],
  ['our own page', 'http://127.0.0.1:8090', 'same-origin', false],
  ['our own page, in a browser of 2020', 'http://127.0.0.1:8090', '', false],
  ['our own page behind a proxy', own, 'same-site', false],
  ['our own page with a hidden origin', 'null', 'same-origin', false],
  ['the address bar', '', 'none', false],
  ['another site', 'https://evil.example', 'cross-site', true],
  ['another site in a browser of 2020', 'https://evil.example', '', true],
  ['another site that hides its origin', 'null', 'cross-site', true],
  ['another site that hides it, in a browser of 2020', 'null', '', true],
  ['a link from another site', '', 'cross-site', true],
  ['another host of our domain', 'https://old.modrina.example', 'same-site', true],
  ['another port', 'http://127.0.0.1:8091', 'same-site', true],
  ['a host that begins like ours', 'https://www.modrina.example.evil.example', '', true],
])('%s', (_, origin, fetchSite, foreign) => {
  expect(isForeign({ origin, fetchSite, host: '127.0.0.1:8090' }, own)).toBe(foreign);
});
