import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSitemap } from './finishSitemap';
import { keepSitemap, removeKept, type SitemapPage } from './keepSitemap';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modrina-sitemap-'));
  write('sitemap.xml', 'the index');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const pageAt = (path: string, day?: number): SitemapPage => ({
  path,
  ...(day && { lastmod: `2026-01-0${day}T08:00:00.000Z` }),
});
const partOf = (...pages: SitemapPage[]) => {
  const entries = pages.map(({ path, lastmod }) => {
    const date = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return `<url><loc>https://www.modrina.example${path}</loc>${date}<xhtml:link rel="alternate" hreflang="en"/></url>`;
  });
  return `<urlset>${entries.join('')}</urlset>`;
};

const BEFORE = [pageAt('/', 1), pageAt('/a/', 1), pageAt('/b/')];
const AFTER = [pageAt('/', 1), pageAt('/a/', 3), pageAt('/b/')];

it('corrects the dates in all parts, and finishes without the plugin’s own part', async () => {
  write('sitemap-0.xml', partOf(...BEFORE.slice(0, 2)));
  write('sitemap-1.xml', partOf(...BEFORE.slice(2)));
  expect(keepSitemap(folder, BEFORE, AFTER)).toBe(true);
  write('sitemap-0.xml', partOf(pageAt('/', 1)));
  write('sitemap-index.xml', 'an index with one part');
  await finishSitemap(folder);
  expect(readdirSync(folder)).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap.xml']);
  expect(read('sitemap.xml')).toBe('the index');
  expect(read('sitemap-0.xml')).toBe(partOf(...AFTER.slice(0, 2)));
  expect(read('sitemap-1.xml')).toBe(partOf(...AFTER.slice(2)));
});

it.each([
  ['of the first build of a process', undefined, AFTER],
  ['with another page', BEFORE, [...AFTER, pageAt('/c/', 1)]],
  ['with fewer pages', BEFORE, AFTER.slice(1)],
  ['with another path', BEFORE, [pageAt('/', 1), pageAt('/moved/', 1), pageAt('/b/')]],
  ['with the first date of a page', BEFORE, [pageAt('/', 1), pageAt('/a/', 1), pageAt('/b/', 2)]],
  ['without the date of a page', BEFORE, [pageAt('/'), pageAt('/a/', 1), pageAt('/b/')]],
])('leaves a sitemap %s to the plugin', (_, before, pages) => {
  write('sitemap-0.xml', partOf(...BEFORE));
  expect(keepSitemap(folder, before, pages)).toBe(false);
  expect(readdirSync(folder)).toEqual(['sitemap-0.xml', 'sitemap.xml']);
});

it.each([
  ['with fewer entries', partOf(...BEFORE.slice(1))],
  ['with more entries', partOf(...BEFORE, pageAt('/c/'))],
  ['with another date', partOf(...[pageAt('/', 1), pageAt('/a/', 2), pageAt('/b/')])],
])('leaves a file %s to the plugin', (_, text) => {
  write('sitemap-0.xml', text);
  expect(keepSitemap(folder, BEFORE, AFTER)).toBe(false);
});

it('removes corrected parts of a build that ended early', () => {
  write('sitemap-0.xml.kept', '');
  removeKept(folder);
  expect(readdirSync(folder)).toEqual(['sitemap.xml']);
});
