import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { inBothLanguages, NOT_FOUND, TEMPLATES } from '../support/templates';
import { visit, wantFonts } from '../support/visit';

for (const path of inBothLanguages([...TEMPLATES, NOT_FOUND])) {
  test(`${path} has at most 14 kB of CSS, compressed`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const inPage = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
    const addresses = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    const linked = await Promise.all(addresses.map(async (href) => (await request.get(href)).text()));
    const weight = gzipSync([...inPage, ...linked].join('')).length;
    expect(weight).toBeGreaterThan(1000);
    expect(weight).toBeLessThanOrEqual(14_000);
  });
}

/** The page at `/` also has the script that redirects to a visitor's language (src/i18n/localeScript.ts). */
const mostScripts = (path: string): number => (path === '/' ? 6608 : 6304);

for (const path of inBothLanguages([...TEMPLATES, NOT_FOUND])) {
  test(`${path} has at most ${mostScripts(path)} bytes of scripts without interaction, compressed`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    const inPage = scripts.filter(
      ([, attributes = '']) => !/\bsrc=|type="(application\/(ld\+)?json|text\/plain)"/.test(attributes),
    );
    expect(scripts.filter(([, attributes = '']) => /\bsrc=/.test(attributes))).toEqual([]);
    // The bootstrap script, which an inline script loads after the first paint.
    const addresses = [...html.matchAll(/"(\/runtime\/[^"]+\.js)"/g)].map(([, address = '']) => address);
    expect(addresses[0]).toMatch(/^\/runtime\/main-\w+\.js$/);
    expect(html).not.toMatch(/<link[^>]*\bas="(script|fetch)"/);
    const linked: string[] = [];
    for (const address of addresses) {
      const text = await (await request.get(address)).text();
      linked.push(text);
      // Every file is requested together with the first one.
      const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)].map(([, name]) => `/runtime/${name}`);
      expect(addresses).toEqual(expect.arrayContaining(names));
    }
    const weight = [...linked, inPage.map(([, , text]) => text).join('')]
      .filter((text) => text.length > 0)
      .reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(weight).toBeGreaterThan(1000);
    expect(weight).toBeLessThanOrEqual(mostScripts(path));
  });
}

for (const path of ['/', '/sl/']) {
  test(`${path} loads two font files of at most 60 kB together`, async ({ page }) => {
    const loaded: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) loaded.push(response.body());
    });
    await wantFonts(page);
    await visit(page, path);
    const files = await Promise.all(loaded);
    expect(files).toHaveLength(2);
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(60_000);
  });
}
