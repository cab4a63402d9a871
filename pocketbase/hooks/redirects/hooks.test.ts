import type { RedirectRule } from '../../../src/lib/url/findRedirect';
import { lookUpRedirect } from './hooks';

const manifest: { redirects: RedirectRule[] } = {
  redirects: [
    { from: '/old/', to: '/new/', status: 302 },
    { from: '/call/', to: 'https://booking.example/' },
    { from: '/č/*', to: '/c/*' },
  ],
};

test.each([
  ['/old/', { to: '/new/', status: 302 }],
  ['/old?a=b', { to: '/new/?a=b', status: 302 }],
  ['/call/', { to: 'https://booking.example/', status: 301 }],
  ['/%C4%8D/x%20y', { to: '/c/x%20y/', status: 301 }],
  ['/new/', {}],
  ['old/', {}],
  ['', {}],
  ['/%zz', {}],
  [`/old/?${'x'.repeat(2000)}`, {}],
])('%s', (address, expected) => {
  expect(lookUpRedirect(manifest, address)).toEqual(expected);
});

test('before the first release nothing is redirected', () => {
  expect(lookUpRedirect(undefined, '/old/')).toEqual({});
});
