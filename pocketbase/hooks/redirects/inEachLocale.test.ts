import { redirectsOf } from '../../../src/gatsby/redirects/redirects';
import { inEachLocale } from './inEachLocale';

const HOMES = { en: '/', sl: '/sl/' };

test.each([
  { from: '/meetup/', to: '/workshops/', status: '302' },
  { from: '/meetup', to: '/workshops', status: '301' },
  { from: '/sl/klic/', to: '/contact/', status: '302' },
  { from: '/klic/', to: '/sl/contact/', status: '301' },
  { from: '/call/', to: 'https://booking.example/modrina', status: '302' },
  { from: '/old/*', to: '/blog/*', status: '301' },
  { from: '/old*', to: '/blog/?a=b#c', status: '301' },
  { from: '/sl', to: '/', status: '301' },
  { from: '/slides/', to: '/files/slides.pdf', status: '301' },
  { from: '/evil/', to: '//evil.example/', status: '301' },
])('$from to $to becomes the same rules as in the build', (record) => {
  const builtIn = redirectsOf([]).length;
  const all = redirectsOf([record]);
  expect(inEachLocale(record, HOMES)).toEqual(all.slice(0, all.length - builtIn));
});
