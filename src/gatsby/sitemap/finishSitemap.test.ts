import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSitemap } from './finishSitemap';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modrina-sitemap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the parts that the index names, and removes those of a build with more pages', async () => {
  const loc = (part: number) => `<sitemap><loc>https://www.modrina.example/sitemap-${part}.xml</loc></sitemap>`;
  writeFileSync(join(folder, 'sitemap-index.xml'), `<sitemapindex>${loc(0)}${loc(11)}</sitemapindex>`);
  for (const name of ['sitemap.xml', 'sitemap-0.xml', 'sitemap-1.xml', 'sitemap-11.xml', 'sitemap-notes.xml'])
    writeFileSync(join(folder, name), '');
  await finishSitemap(folder);
  expect(readdirSync(folder)).toEqual(['sitemap-0.xml', 'sitemap-11.xml', 'sitemap-notes.xml', 'sitemap.xml']);
});
