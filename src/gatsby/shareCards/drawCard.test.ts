import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { localeCodes } from '../../i18n/locales';
import { CARD_DESIGN, type ShareCard } from '../../lib/shareCard';
import { drawable, FONT_LETTERS, readAssets, wordsOf } from './cardInput';
import { cardColours } from './colours';
import { drawCard, layoutText } from './drawCard';
import { landscape } from './landscape';

jest.setTimeout(60_000);

const ROOT = join(__dirname, '../../..');
const FACES = ['default', 'web3', 'digitalization', 'manufacturing', 'assistant'];
const TEMPLATES = [
  'page',
  'post',
  'post-list',
  'post-tag',
  'case',
  'project',
  'project-list',
  'workshop',
  'workshop-list',
];
const LONG =
  'Elektroenergetskopodjetniškoupravljanje in še marsikaj, česar ni mogoče povedati v štirih vrsticah, '.repeat(3);

const cardOf = (facts: Partial<ShareCard>): ShareCard => ({
  ...{ locale: 'sl', template: 'page', face: 'default', title: 'Čudežni žeton šteje', site: 'Modrina' },
  ...facts,
});
const textOf = async (card: ShareCard) => {
  const { fonts } = await readAssets(ROOT);
  return layoutText(wordsOf(card), cardColours(card), fonts);
};

it.each([
  ['a title with č, š and ž', {}],
  ['a title longer than the card', { title: LONG }],
  ['one word longer than a line', { title: LONG.split(' ')[0] ?? '' }],
  ['an empty title', { title: '' }],
  ['letters that no font of the site has', { title: '🚀 Привет', topic: '漢字' }],
  ['a face that there is not', { face: 'nowhere' }],
])('renders %s as a small image of the size for social networks', async (_, facts) => {
  const picture = await drawCard(cardOf({ ...facts, date: '2026-11-05T08:00:00Z' }), await readAssets(ROOT));
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(picture.length).toBeLessThan(200_000);
});

it.each([
  ['¾ of projects', '3/4 of projects'],
  ['10⁹ records', '10 records'],
  ['CO₂ of Dvořák', 'CO2 of Dvorák'],
])('writes %s as %s', (text, drawn) => expect(drawable(text)).toBe(drawn));

it('draws č as a letter of its own', async () => {
  const [hook, none] = await Promise.all([textOf(cardOf({ title: 'č' })), textOf(cardOf({ title: 'c' }))]);
  expect(hook).not.toBe(none);
});

it('leaves no text to the fonts of a machine', async () => {
  expect(await textOf(cardOf({ template: 'post', topic: 'Strategija' }))).not.toMatch(/<text|<image/);
});

it('has labels for the template and for the section', () => {
  expect(wordsOf(cardOf({ template: 'post', date: '2026-11-05T08:00:00Z', topic: 'Umetna inteligenca' }))).toEqual({
    site: 'Modrina',
    title: 'Čudežni žeton šteje',
    label: 'Članek',
    note: '5. november 2026 · Umetna inteligenca',
  });
  expect(wordsOf(cardOf({ title: 'Pot v hišo in s hriba' })).title).toBe('Pot v\u00a0hišo in s\u00a0hriba');
  expect(wordsOf(cardOf({ face: 'manufacturing' })).label).toBe('Proizvodnja');
});

/**
 * An address stands for one picture: whoever changes the drawing, its words, colours or fonts counts CARD_DESIGN in
 * src/lib/shareCard.ts up, and writes the digest that this test then names beside the new number.
 */
it('has the design of its number', async () => {
  const assets = await readAssets(ROOT);
  const hash = createHash('sha256');
  const cards = [
    ...FACES.map((face) => cardOf({ face })),
    ...TEMPLATES.flatMap((template) => localeCodes.map((locale) => cardOf({ template, locale, topic: 'ABC' }))),
  ];
  for (const card of cards) hash.update(landscape(card, assets)).update(await textOf(card));
  expect({ [CARD_DESIGN]: hash.digest('hex').slice(0, 16) }).toEqual({ 4: '2aea8134c99df227' });
});

jest.setTimeout(60_000);

it('has every letter of the site in one of its fonts', async () => {
  const { fonts } = await readAssets(join(__dirname, '../../..'));
  const missing: string[] = [];
  const loadAdditionalAsset = async (_: string, letters: string) => {
    missing.push(letters);
    return [];
  };
  const element = createElement('div', { style: { fontFamily: 'display' } }, [...FONT_LETTERS].join(' '));
  await satori(element, { width: 1200, fonts, loadAdditionalAsset });
  expect(missing).toEqual([]);
});

it('has the contour lines and the mark', async () => {
  const { contours, mark } = await readAssets(join(__dirname, '../../..'));
  expect(contours).toMatch(/^M[\d\sA-Z.-]+$/i);
  expect(mark).toMatch(/^<path/);
});
