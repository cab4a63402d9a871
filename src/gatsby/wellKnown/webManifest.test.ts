import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { webManifest } from './webManifest';

const site = { locale: 'sl', title: 'Modrina', text: { excerpt: 'Svetovanje.' } };
const manifest = webManifest(site, 'www.modrina.example');

it('speaks the language of its pages and leads to their beginning', () => {
  expect(manifest).toMatchObject({
    name: 'Modrina',
    description: 'Svetovanje.',
    lang: 'sl',
    start_url: '/sl/',
    scope: '/',
  });
});

it('has a name on a site without content', () => {
  expect(webManifest({ locale: 'en', title: null, text: null }, 'www.modrina.example')).toMatchObject({
    name: 'www.modrina.example',
    start_url: '/',
  });
});

it('names icons that are there, in the sizes that it says', async () => {
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const file = resolve('static', src.slice(1));
    expect(existsSync(file)).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it('has the colour of the page', () => {
  const tokens = JSON.parse(readFileSync(resolve('src/styles/tokens.json'), 'utf8')) as {
    color: { paper: { $value: { hex: string } } };
  };
  expect(manifest.background_color).toBe(tokens.color.paper.$value.hex);
});
