import sharp from 'sharp';
import { CARD_SIZE, type ShareCard } from '../../lib/shareCard';
import { faceOf } from './colours';
import { landscape } from './landscape';
import { layoutText } from './layoutText';
import type { CardAssets } from './readAssets';
import { wordsOf } from './words';

const SIZE = `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"`;

/** Draws a share card as a PNG with all its colours: to find the 64 that would do takes longer than all else, for 90 kB less. */
export async function drawCard(card: ShareCard, assets: CardAssets): Promise<Buffer> {
  const text = await layoutText(wordsOf(card), faceOf(card), assets.fonts);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${landscape(card, assets)}${text}</svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer();
}
