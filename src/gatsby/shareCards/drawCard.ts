import sharp from 'sharp';
import { CARD_SIZE, type ShareCard } from '../../lib/shareCard';
import { cardColours, type CardColours, colour } from './colours';
import { landscape } from './landscape';
import { type CardAssets, wordsOf, type CardWords } from './cardInput';
import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Font, SatoriNode } from 'satori';

const SMALLEST = 46;
const TITLE_SIZES = [136, 120, 104, 92, 82, 74, 66, 60, 54, SMALLEST];
const TITLE_BOX = { width: 716, height: 304 };

/** A part of a card, for satori's layout. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const titleFont = (fontSize: number): CSSProperties => ({
  fontFamily: 'display',
  fontSize,
  lineHeight: 1,
  letterSpacing: -0.035 * fontSize,
});

const titleOf = (title: string, fontSize: number, lineClamp?: number): ReactElement =>
  box(
    {
      ...titleFont(fontSize),
      width: TITLE_BOX.width,
      wordBreak: 'break-word',
      display: 'block',
      ...(lineClamp && { lineClamp }),
    },
    title,
  );

/** Most builds render no card: Gatsby's processes start faster without satori. */
const load = async () => (await import('satori')).default;

/** Returns the largest width or height in a layout. */
async function extentOf(element: ReactElement, side: 'width' | 'height', fonts: Font[]): Promise<number> {
  const satori = await load();
  let extent = 0;
  const onNodeDetected = (node: SatoriNode) => {
    if (node.type === 'div') extent = Math.max(extent, node[side]);
  };
  // Letters as text: only the layout matters, and converting them to paths takes longer than the layout.
  await satori(element, { width: TITLE_BOX.width, fonts, onNodeDetected, embedFont: false });
  return extent;
}

/** Returns the width of the widest word, relative to the font size. */
async function widestWord(title: string, fonts: Font[]): Promise<number> {
  const size = 100;
  const words = title.split(' ');
  const longest = Math.max(...words.map(({ length }) => length));
  // Each word takes time, and no letter is so wide that a word with a third of the letters could be the widest.
  const lines = words
    .filter(({ length }) => length * 3 > longest)
    .map((word) => box({ flexShrink: 0, whiteSpace: 'nowrap' }, word));
  const column = box({ ...titleFont(size), width: 1, flexDirection: 'column', alignItems: 'flex-start' }, ...lines);
  return (await extentOf(column, 'width', fonts)) / size;
}

/** Returns the largest size at which a title fits, without breaking a word. */
async function titleSize(title: string, fonts: Font[]): Promise<number> {
  const longest = await widestWord(title, fonts);
  const candidates = TITLE_SIZES.filter((size) => longest * size <= TITLE_BOX.width);
  // A text that does not fit at one size fits at no larger one: a binary search.
  let [first, last] = [0, candidates.length - 1];
  while (first < last) {
    const middle = (first + last) >> 1;
    const height = await extentOf(titleOf(title, candidates[middle] ?? 0), 'height', fonts);
    if (height <= TITLE_BOX.height) last = middle;
    else first = middle + 1;
  }
  return candidates[first] ?? SMALLEST;
}

/** Returns the texts of a card, laid out and converted to paths. */
export async function layoutText(words: CardWords, colours: CardColours, fonts: Font[]): Promise<string> {
  const { site, title, label, note } = words;
  const size = await titleSize(title, fonts);
  const above = [
    ...(label ? [pill(label, colours)] : []),
    ...(note ? [box({ lineClamp: 1, display: 'block' }, note)] : []),
  ];
  const card = box(
    { height: 474, flexDirection: 'column', padding: '64px 0 0 72px', color: colours.ink },
    box({ ...BRAND, height: 60, alignItems: 'center', paddingLeft: 76 }, site),
    box({ flexGrow: 1 }),
    ...(above.length > 0
      ? [box({ ...ABOVE, width: 800, marginBottom: 6 + 0.13 * size, alignItems: 'center' }, ...above)]
      : []),
    titleOf(title, size, Math.floor(TITLE_BOX.height / size)),
  );
  const satori = await load();
  return satori(card, { ...CARD_SIZE, fonts });
}

const BRAND = { fontFamily: 'display', fontSize: 40, letterSpacing: -1 };
const ABOVE = { fontFamily: 'text', fontSize: 30 };

const pill = (label: string, { accent, onAccent }: CardColours): ReactElement =>
  box(
    {
      flexShrink: 0,
      marginRight: 20,
      padding: '8px 22px',
      border: `4px solid ${colour('ink')}`,
      borderRadius: 99,
      background: accent,
      color: onAccent,
    },
    label,
  );

const SIZE = `width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"`;

/**
 * Renders a share card as a PNG with all its colours: choosing a palette of 64 takes longer than everything else, and
 * saves 90 kB.
 */
export async function drawCard(card: ShareCard, assets: CardAssets): Promise<Buffer> {
  const text = await layoutText(wordsOf(card), cardColours(card), assets.fonts);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${SIZE}>${landscape(card, assets)}${text}</svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer();
}
