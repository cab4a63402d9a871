import { siteFiles } from './siteFiles';

const URL = 'https://www.modrina.example';
const none = { nodes: [] };

it('has a manifest for each language, in its words', () => {
  const names = { nodes: [{ locale: 'sl', title: 'Modrina', text: { excerpt: 'Svetovanje.' } }] };
  const files = siteFiles({ names, companies: none }, URL);
  expect(Object.keys(files)).toEqual(['manifest.webmanifest', 'sl/manifest.webmanifest']);
  expect(JSON.parse(files['sl/manifest.webmanifest'] ?? '')).toMatchObject({ name: 'Modrina', lang: 'sl' });
  expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toMatchObject({ name: 'www.modrina.example', lang: 'en' });
});

it('names the address of the company to whom finds a weakness', () => {
  const companies = { nodes: [{ details: null }, { details: { email: 'hello@modrina.example' } }] };
  expect(siteFiles({ names: none, companies }, URL)['.well-known/security.txt']).toContain(
    'Contact: mailto:hello@modrina.example\n',
  );
});
