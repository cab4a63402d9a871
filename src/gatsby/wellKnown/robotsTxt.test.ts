import { robotsTxt } from './robotsTxt';

it('lets crawlers into production and shows them the sitemap', () => {
  expect(robotsTxt('https://www.modrina.example', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.modrina.example/sitemap.xml\n',
  );
});

it('shuts them out of everything else, and tells them of no sitemap', () => {
  expect(robotsTxt('https://staging.modrina.example', false)).toBe('User-agent: *\nDisallow: /\n');
});
