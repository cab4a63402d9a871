import { expect, test } from '@playwright/test';
import { paths } from '../support/visit';

const idsOf = (html: string): Set<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href]) => href ?? '');
const plain = (href: string): string => href.replaceAll('&amp;', '&');

test('no internal link is broken or redirected, and every anchor exists', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await request.get(path)).text());
  expect(pages.size).toBeGreaterThan(60);

  const broken = new Set<string>();
  for (const [from, html] of pages) {
    for (const href of linksOf(html).map(plain)) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const { pathname, hash } = new URL(href, `http://site${from}`);
      if (!pages.has(pathname)) {
        const response = await request.get(pathname, { maxRedirects: 0 });
        if (response.status() !== 200) broken.add(`${from} → ${href}: ${response.status()}`);
        pages.set(pathname, await response.text());
      }
      const target = decodeURIComponent(hash.slice(1));
      if (target && !idsOf(pages.get(pathname) ?? '').has(target)) broken.add(`${from} → ${href}: no such anchor`);
    }
  }
  expect([...broken]).toEqual([]);
});

test('links stay in the language of their page', async ({ request }) => {
  const astray: string[] = [];
  for (const path of paths.filter((candidate) => candidate.startsWith('/sl/'))) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const href of linksOf(main)) {
      if (/^\/(?!sl\/)[^.]*$/.test(href)) astray.push(`${path} → ${href}`);
    }
  }
  expect(astray).toEqual([]);
});
