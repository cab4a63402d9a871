import { expect } from '@playwright/test';
import { walk } from '../support/keyboard';
import { test } from '../support/sharedPage';
import { inBothLanguages, NOT_FOUND, tagOfTemplate, TEMPLATES, widthsOf } from '../support/templates';
import { visit } from '../support/visit';

for (const path of inBothLanguages([...TEMPLATES, NOT_FOUND])) {
  test(
    `${path} is tabbed through from start to end, in order, with visible focus`,
    tagOfTemplate(path),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The order is the same in both languages; long words matter on the small screen.
      for (const width of path.startsWith('/sl/') ? [360] : widthsOf(path, 1280, 360)) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path, path.endsWith(NOT_FOUND) ? 404 : 200);
        const stops = await walk(page);
        expect(stops.length).toBeGreaterThan(5);
        expect(stops[0]?.name).toMatch(/Skip to content|Skoči na vsebino/);
        expect(stops.filter(({ seen }) => !seen).map(({ name }) => `${width} px: ${name}`)).toEqual([]);
        const places = stops.map(({ place }) => place);
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    },
  );
}
