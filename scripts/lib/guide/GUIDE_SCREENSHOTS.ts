import type { Locator, Page } from '@playwright/test';
import { openNew, openRecord } from './dashboard';
import type { GuideSite } from './GuideSite';

type Box = { x: number; y: number; width: number; height: number };

/** A screenshot of the guide: how to open its page, and the visible part of the window. */
export interface GuideScreenshot {
  /** The name of its file in docs/editors. */
  name: string;
  /** The browser's language, which the dashboard's names and the toolbar follow; English by default. */
  locale?: string;
  open: (page: Page, site: GuideSite) => Promise<Box>;
}

const WIDTH = 1280;
const HIGHEST = 460;
/** The dashboard's panel in which a record is edited. */
const PANEL = { x: 450, width: 830 };
/** The narrower one of a collection without rich text. */
const NEW_PANEL = { x: 570, width: 710 };

/** A field in the dashboard's panel, and a height below it. */
async function below(target: Locator, height: number): Promise<Box> {
  const top = (await target.boundingBox())?.y ?? 0;
  return { ...PANEL, y: Math.max(0, top - 12), height };
}

const field = (label: RegExp, height: number) => async (page: Page, site: GuideSite) =>
  below(await openRecord(page, site, `collection=posts&record=${site.post.id}`, label), height);

/** A part of the status page, whose titles are in the browser's language. */
const part =
  (name: string) =>
  async (page: Page, { url }: GuideSite) => {
    await page.goto(`${url}/_site/status`);
    const region = page.locator(`section[aria-labelledby=${name}-title]`);
    await region.locator('p, table').first().waitFor();
    await region.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return boxOf(await region.boundingBox());
  };

const bar = (path: (site: GuideSite) => string) => async (page: Page, site: GuideSite) => {
  await page.goto(site.url + path(site));
  await page.locator('#editor-bar .strip').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { x: 0, y: 560, width: WIDTH, height: 200 };
};

/** The view of a colleague without an account. The first view is a build of the whole site. */
const preview =
  (locale: '' | '/sl') =>
  async (page: Page, { url, draft }: GuideSite) => {
    await page.context().clearCookies();
    await page.goto(draft.link);
    const strip = page.locator('#preview-strip');
    await strip.waitFor({ timeout: 1_200_000 });
    await page.goto(url + locale + draft.path);
    await strip.waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { x: 0, y: 0, width: WIDTH, height: 760 };
  };

function boxOf(box: Box | null): Box {
  if (!box) throw new Error('The element of the screenshot is not visible.');
  return { x: box.x - 8, y: Math.max(0, box.y - 8), width: box.width + 16, height: Math.min(box.height + 16, HIGHEST) };
}

const collections = async (page: Page, { url }: GuideSite) => {
  await page.goto(`${url}/_/#/collections?collection=posts`);
  await page.getByRole('table').getByText('when-not-to-use-ai').waitFor();
  return { x: 0, y: 0, width: WIDTH, height: 620 };
};
const SLOVENIAN = 'sl-SI';

/** In the order in which they are taken: the editor is signed in from the second one on. */
export const GUIDE_SCREENSHOTS: readonly GuideScreenshot[] = [
  { name: 'collections', open: collections },
  { name: 'collections.sl', locale: SLOVENIAN, open: collections },
  { name: 'record', open: field(/^slug/, 560) },
  { name: 'picture', open: field(/^image$/, 400) },
  { name: 'text', open: field(/^body/, 430) },
  { name: 'text.sl', locale: SLOVENIAN, open: field(/^body_sl/, 430) },
  { name: 'publication', open: field(/^seo_description_sl/, 520) },
  {
    name: 'redirect',
    open: async (page, site) => {
      await openNew(page, site, 'redirects', /^from/);
      return { ...NEW_PANEL, y: 0, height: 760 };
    },
  },
  { name: 'live', open: part('live') },
  { name: 'live.sl', locale: SLOVENIAN, open: part('live') },
  { name: 'failure', open: part('failures') },
  { name: 'failure.sl', locale: SLOVENIAN, open: part('failures') },
  { name: 'prepared', open: part('prepared') },
  { name: 'prepared.sl', locale: SLOVENIAN, open: part('prepared') },
  { name: 'releases', open: part('releases') },
  { name: 'releases.sl', locale: SLOVENIAN, open: part('releases') },
  { name: 'bar', open: bar(({ post }) => post.path) },
  { name: 'bar.sl', open: bar(({ post }) => `/sl${post.path}`) },
  { name: 'preview', open: preview('') },
  { name: 'preview.sl', open: preview('/sl') },
];

/** The first one: the editor's sign-in form. */
export const SIGN_IN: GuideScreenshot = {
  name: 'sign-in',
  open: async (page, { url }) => {
    await page.goto(`${url}/_/`);
    await page.locator('input[type=password]').waitFor();
    return { x: 380, y: 170, width: 520, height: 420 };
  },
};
