import { expect } from '@playwright/test';
import { test } from '../support/sharedPage';
import { inBothLanguages } from '../support/templates';

const ARTICLE = '/blog/follow-one-order-through-the-house/';

for (const home of inBothLanguages(['/'])) {
  test(`${home} links a feed with complete articles, which is well-formed`, async ({ page, request, baseURL }) => {
    await page.goto(home);
    const link = page.locator('head link[rel="alternate"][type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', `${baseURL}${home}feed.rss`);
    const answer = await request.get(`${home}feed.rss`);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        const texts = (name: string) => [...document.getElementsByTagName(name)].map((element) => element.textContent);
        const [language] = texts('language');
        const names = { fault: texts('parsererror'), guids: texts('guid'), contents: texts('content:encoded') };
        return {
          language,
          links: [...document.querySelectorAll('item > link')].map((each) => each.textContent),
          ...names,
        };
      },
      await answer.text(),
    );
    expect(feed.fault).toEqual([]);
    expect(feed.language).toBe(home === '/sl/' ? 'sl' : 'en');
    expect(feed.links.length).toBeGreaterThan(5);
    expect(new Set(feed.guids).size).toBe(feed.links.length);
    for (const address of feed.links) expect((await request.get(address ?? '')).status()).toBe(200);
    const addresses = feed.contents.flatMap((html) => [...(html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)]);
    expect(addresses.length).toBeGreaterThan(feed.links.length);
    expect(
      addresses.map(([, address = '']) => address).filter((address) => !/^(https?|mailto|tel):/.test(address)),
    ).toEqual([]);
  });

  test(`${home}llms.txt links existing pages`, async ({ request }) => {
    const answer = await request.get(`${home}llms.txt`);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^# Modrina\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[.+?\]\(([^)]+)\)/gm)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(20);
    for (const address of links) expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  });
}

for (const path of inBothLanguages([ARTICLE])) {
  test(`${path} has a Markdown copy`, async ({ page, request, baseURL }) => {
    await page.goto(path);
    const address = `${baseURL}${path.replace(/\/$/, '.md')}`;
    await expect(page.locator('head link[rel="alternate"][type="text/markdown"]')).toHaveAttribute('href', address);
    const answer = await request.get(address);
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const text = await answer.text();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(text.startsWith(`# ${title}\n\n> `)).toBe(true);
    const headings = await page.locator('article h2').allTextContents();
    expect(text.match(/^## .+$/gm)?.length).toBeGreaterThan(2);
    for (const [, heading = ''] of text.matchAll(/^## (.+)$/gm)) expect(headings).toContain(heading);
    expect(text).not.toMatch(/<\/?(p|div|span|h\d|ul|li)\b/);
  });
}
