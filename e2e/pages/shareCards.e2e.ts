import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { tagOf } from '../support/tagOf';
import { inBothLanguages, TEMPLATES } from '../support/templates';

// Thank-you pages and the empty search are not shared.
const shared = TEMPLATES.filter((path) => !path.startsWith('/thank-you/') && path !== '/search/');

for (const path of inBothLanguages(shared)) {
  test(`${path} has its own card with a description for networks`, tagOf(path), async ({ page, request, baseURL }) => {
    await page.goto(path);
    const content = (name: string) => page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).first();
    const address = await content('og:image').getAttribute('content');
    const locale = path.startsWith('/sl/') ? 'sl' : 'en';
    expect(address).toMatch(new RegExp(`^${baseURL}/share/${locale}/.+\\.[0-9a-f]{8}\\.png$`));
    await expect(content('twitter:image')).toHaveAttribute('content', address ?? '');
    await expect(content('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    await expect(content('twitter:title')).toHaveAttribute('content', /\w/);
    await expect(content('twitter:description')).toHaveAttribute('content', /\w/);
    await expect(content('og:image:width')).toHaveAttribute('content', '1200');
    await expect(content('og:image:height')).toHaveAttribute('content', '630');
    const title = await content('og:title').getAttribute('content');
    await expect(content('og:image:alt')).toHaveAttribute('content', `${title} – Modrina`);
    await expect(content('twitter:image:alt')).toHaveAttribute('content', `${title} – Modrina`);

    const answer = await request.get(address ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const picture = await answer.body();
    expect(picture.length).toBeLessThan(200_000);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });
}
