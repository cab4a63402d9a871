import { campaignAddress } from './campaignAddress';

const site = 'https://www.modrina.example';

it.each([
  ['/blog/', '/blog/'],
  ['/blog/?utm_source=letter&utm_campaign=may', '/blog/?utm_source=letter&utm_campaign=may'],
  ['/?gclid=Cj0&_gl=1*x', '/?gclid=Cj0&_gl=1*x'],
  ['/web3/voucher/?referral=ANA-2026&name=Ana&utm_source=x', '/web3/voucher/?utm_source=x'],
  ['/?email=ana%40example.com', '/'],
  ['/?utm_content=ana%40example.com', '/'],
  ['/blog/#ana@example.com', '/blog/'],
])('makes %s to %s', (from, to) => expect(campaignAddress(site + from)).toBe(site + to));
