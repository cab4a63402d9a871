import type { Page } from '@playwright/test';
import blocksEn from '../../../editing/texts/en/blockList.json';
import contentEn from '../../../editing/texts/en/content.json';
import fieldsEn from '../../../editing/texts/en/fields.json';
import publishingEn from '../../../editing/texts/en/publishing.json';
import shellEn from '../../../editing/texts/en/shell.json';
import blocksSl from '../../../editing/texts/sl/blockList.json';
import contentSl from '../../../editing/texts/sl/content.json';
import fieldsSl from '../../../editing/texts/sl/fields.json';
import publishingSl from '../../../editing/texts/sl/publishing.json';
import shellSl from '../../../editing/texts/sl/shell.json';
import { openPart, openRecord, scrollTo } from './editingPage';
import type { GuideSite } from './GuideSite';

type Box = { x: number; y: number; width: number; height: number };
type Texts = typeof ENGLISH;

/** A screenshot of the guide: how to open its page, and the visible part of the window. */
export interface GuideScreenshot {
  /** The name of its file in docs/editors. */
  name: string;
  /** The browser's language, which the interface follows. */
  locale: string;
  open: (page: Page, site: GuideSite) => Promise<Box>;
}

const ENGLISH = { blocks: blocksEn, content: contentEn, fields: fieldsEn, publishing: publishingEn, shell: shellEn };
const SLOVENIAN = { blocks: blocksSl, content: contentSl, fields: fieldsSl, publishing: publishingSl, shell: shellSl };

export const WINDOW = { width: 1280, height: 760 };
const WHOLE: Box = { x: 0, y: 0, ...WINDOW };
const HIGHEST = 460;
/** The form beside the preview. */
const PANEL = { x: 0, width: 505 };
const TITLE = 'When not to use AI';

const list = async (page: Page, { url }: GuideSite) => {
  await page.goto(`${url}/_site/edit/`);
  await page.locator('main section li').first().waitFor();
  return { ...WHOLE, height: 560 };
};

const pageOfBlocks = async (page: Page, site: GuideSite) => {
  await openRecord(page, site, 'pages', site.page.id);
  await openPart(page, 1);
  return { ...WHOLE, height: 700 };
};

const kinds = async (page: Page, site: GuideSite, { blocks }: Texts) => {
  await openRecord(page, site, 'pages', site.page.id);
  await page.getByRole('button', { name: blocks.addBlock, exact: true }).click();
  const box = await page.getByRole('dialog', { name: blocks.choose.title }).boundingBox();
  return boxOf(box, 720);
};

/** @param at the place of the text among those of the form */
const text = (at: number) => async (page: Page, site: GuideSite) => {
  await openRecord(page, site, 'posts', site.post.id);
  const toolbar = page.getByRole('toolbar').nth(at);
  await toolbar.waitFor();
  await scrollTo(toolbar);
  const top = (await toolbar.boundingBox())?.y ?? 0;
  return { ...WHOLE, y: Math.max(0, top - 12), height: 380 };
};

const picture = async (page: Page, site: GuideSite, { fields }: Texts) => {
  await openRecord(page, site, 'posts', site.post.id);
  const focus = page.locator('details', { hasText: fields.focus.title }).first();
  await focus.locator('summary').click();
  await focus.locator('img').click({ position: { x: 60, y: 40 } });
  await scrollTo(page.getByAltText(fields.picture.preview).first());
  return { ...PANEL, y: 96, height: 650 };
};

const publish = async (page: Page, site: GuideSite, { content, publishing, shell }: Texts) => {
  await openRecord(page, site, 'posts', site.post.id);
  await page.locator('#panel').getByRole('textbox').first().fill(`${TITLE}, and what helps instead`);
  await page.getByRole('button', { name: shell.bar.publish, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: publishing.title });
  // The change is in the list once it is saved.
  await dialog.getByText(content.labels.title).waitFor();
  return boxOf(await dialog.boundingBox());
};

const bar = (prefix: string) => async (page: Page, site: GuideSite) => {
  await page.goto(site.url + prefix + site.post.path);
  await page.locator('#editor-bar .strip').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return { ...WHOLE, y: 560, height: 200 };
};

/** A part of the status page, whose titles are in the browser's language. */
const failure = async (page: Page, { url }: GuideSite) => {
  await page.goto(`${url}/_site/status`);
  const region = page.locator('section[aria-labelledby=failures-title]');
  await region.locator('p, table').first().waitFor();
  await region.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return boxOf(await region.boundingBox());
};

function boxOf(box: Box | null, highest = HIGHEST): Box {
  if (!box) throw new Error('The element of the screenshot is not visible.');
  const y = Math.max(0, box.y - 8);
  return { x: box.x - 8, y, width: box.width + 16, height: Math.min(box.height + 16, highest, WINDOW.height - y) };
}

type Open = (page: Page, site: GuideSite, texts: Texts) => Promise<Box>;

/** The same screenshot in both languages. @param sl that of Slovenian pages, if it differs */
const inBoth = (name: string, en: Open, sl: Open = en): readonly GuideScreenshot[] => [
  { name, locale: 'en-US', open: (page, site) => en(page, site, ENGLISH) },
  { name: `${name}.sl`, locale: 'sl-SI', open: (page, site) => sl(page, site, SLOVENIAN) },
];

/** In the order in which they are taken: those that change nothing come first. */
export const GUIDE_SCREENSHOTS: readonly GuideScreenshot[] = [
  ...inBoth('content', list),
  ...inBoth('page', pageOfBlocks),
  ...inBoth('kinds', kinds),
  ...inBoth('text', text(0), text(1)),
  ...inBoth('bar', bar(''), bar('/sl')),
  ...inBoth('failure', failure),
  ...inBoth('picture', picture),
  ...inBoth('publish', publish),
];
