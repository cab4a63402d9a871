import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { robotsTxt, securityTxt, siteFiles, webManifest } from './siteFiles';

const URL = 'https://www.modrina.example';
const none = { nodes: [] };

it('has a manifest for each locale, in its language', () => {
  const names = { nodes: [{ locale: 'sl', title: 'Modrina', text: { excerpt: 'Svetovanje.' } }] };
  const files = siteFiles({ names, companies: none }, URL);
  expect(Object.keys(files)).toEqual(['manifest.webmanifest', 'sl/manifest.webmanifest', '.well-known/security.txt']);
  expect(JSON.parse(files['sl/manifest.webmanifest'] ?? '')).toMatchObject({ name: 'Modrina', lang: 'sl' });
  expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toMatchObject({ name: 'www.modrina.example', lang: 'en' });
});

it('contains the company’s e-mail address as the contact for vulnerabilities', () => {
  const companies = { nodes: [{ details: null }, { details: { email: 'hello@modrina.example' } }] };
  expect(siteFiles({ names: none, companies }, URL)['.well-known/security.txt']).toContain(
    'Contact: mailto:hello@modrina.example\n',
  );
});

it('names the file that a site without the address must not keep from an earlier build', () => {
  expect(siteFiles({ names: none, companies: none }, URL)['.well-known/security.txt']).toBeNull();
});

const MONTH_MS = 30 * 24 * 3_600_000;

const text = securityTxt('https://www.modrina.example', 'hello@modrina.example') ?? '';
const valueOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

it('has contact, languages and the file’s own URL', () => {
  expect(valueOf('Contact')).toBe('mailto:hello@modrina.example');
  expect(valueOf('Preferred-Languages')).toBe('en, sl');
  expect(valueOf('Canonical')).toBe('https://www.modrina.example/.well-known/security.txt');
});

it('does not expire within a month: see whether the contact is right, and put the day in siteFiles.ts off', () => {
  expect(Date.parse(valueOf('Expires')) - Date.now()).toBeGreaterThan(MONTH_MS);
});

it('does not exist without an e-mail address', () => {
  expect(securityTxt('https://www.modrina.example', undefined)).toBeUndefined();
});

const site = { locale: 'sl', title: 'Modrina', text: { excerpt: 'Svetovanje.' } };
const manifest = webManifest(site, 'www.modrina.example');

it('has the language of its pages and their home page', () => {
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

it('names existing icons, in their sizes', async () => {
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

it('lets crawlers into production and shows them the sitemap', () => {
  expect(robotsTxt('https://www.modrina.example', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.modrina.example/sitemap.xml\n',
  );
});

it('disallows everything on other sites, and names no sitemap', () => {
  expect(robotsTxt('https://staging.modrina.example', false)).toBe('User-agent: *\nDisallow: /\n');
});
