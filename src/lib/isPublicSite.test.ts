import { isPublicSite } from './isPublicSite';

it.each([
  ['https://www.modrina.example', true],
  ['https://modrina.example', true],
  ['https://beta-systems.example', true],
  ['https://latest.example', true],
  ['http://www.modrina.example', false],
  ['https://localhost', false],
  ['https://127.0.0.1:8090', false],
  ['https://[::1]', false],
  ['https://site.local', false],
  ['https://modrina.home.arpa', false],
  ['https://staging.modrina.example', false],
  ['https://modrina-preview.pages.example', false],
  ['https://qa2.modrina.example', false],
])('%s is for everybody: %s', (siteUrl, isPublic) => {
  expect(isPublicSite(siteUrl)).toBe(isPublic);
});
