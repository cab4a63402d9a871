import { join } from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import { FONT_LETTERS } from '../../lib/text/fontLetters';
import { readAssets } from './readAssets';

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
