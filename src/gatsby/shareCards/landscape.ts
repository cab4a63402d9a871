import { CARD_SIZE, type ShareCard } from '../../lib/shareCard';
import { cardColours, colour } from './colours';
import type { CardAssets } from './cardInput';

/** Position of the sun; its parts are drawn around it. */
const SUN = { x: 966, y: 226, radius: 124 } as const;

const STAR = 'm0-13 3.8 8.1 8.9 1-6.6 6 1.8 8.8L0 6.5-7.9 10.9l1.8-8.8-6.6-6 8.9-1Z';

/** Stars around the sun as on the flag of the European Union. */
const STARS = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const [x, y] = [SUN.x + 156 * Math.cos(angle), SUN.y + 156 * Math.sin(angle)];
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.25)" d="${STAR}"/>`;
}).join('');

const spruce = (x: number, y: number, height: number): string => {
  const half = Math.round(height * 0.25);
  return `<path d="M${x - half} ${y}l${half}-${height} ${half} ${height}Z"/>`;
};

type Sign = { sky: string } | { land: string };

const signs = (): Readonly<Record<string, Sign>> => ({
  // A flag on the summit.
  case: { land: `<path fill="none" d="M966 310V214"/><path fill="${colour('yellow')}" d="m966 214 80 26-80 26Z"/>` },
  // A house.
  workshop: {
    land: `<path fill="${colour('pink')}" d="M960 548v-82h70l32 32v50Z"/><path fill="${colour('yellow')}" d="M984 492h30v28h-30Z"/>`,
  },
  project: { sky: `<g fill="${colour('yellow')}" stroke-width="3">${STARS}</g>` },
  post: { land: `<g fill="${colour('green')}">${spruce(1012, 546, 100)}${spruce(1064, 552, 140)}</g>` },
});

/**
 * Returns the sign in a card's landscape that marks the template; pages and lists have none.
 * @param place behind the mountain or before it
 */
function signOf(template: string, place: 'sky' | 'land'): string {
  const sign: Partial<Record<'sky' | 'land', string>> = signs()[template] ?? {};
  return sign[place] ?? '';
}

const LINE = 5;
const SHEET = { left: 30, top: 28, right: 1146, bottom: 578, cut: 92 };
/** The offset of each sheet below. */
const STEP = 13;

/** Rows of halftone dots in the lower half of the sun, larger towards the bottom. */
const DOTS = Array.from({ length: 8 }, (_, row) => {
  const y = 16 + row * 15;
  const half = Math.floor((Math.sqrt((SUN.radius - 6) ** 2 - y ** 2) - 6) / 16) * 16;
  return `<path d="M${-half} ${y}H${half}" stroke-width="${2 + row * 1.2}"/>`;
}).join('');

const sheetPath = (shift: number): string => {
  const { left, top, right, bottom, cut } = SHEET;
  return `M${left + shift} ${top + shift}H${right + shift - cut}l${cut} ${cut}V${bottom + shift}H${left + shift}Z`;
};

/** Two brand colours that differ from the sheet's and the background's. */
function sheetsBelow(taken: readonly string[]): string[] {
  return ['yellow', 'pink', 'mint', 'white'].map(colour).filter((each) => !taken.includes(each));
}

/**
 * Returns the drawing of a card without its texts: sheets with their cut corner, contour lines, and a landscape in the
 * colours of the section, with a sign of the template.
 * @returns the content of the `svg` element
 */
export function landscape(
  card: Pick<ShareCard, 'face' | 'template'>,
  assets: Pick<CardAssets, 'contours' | 'mark'>,
): string {
  const { ground, ink, accent } = cardColours(card);
  const [under = '', lowest = ''] = sheetsBelow([ground, accent]);
  const line = colour('ink');
  // No part of the landscape has the colour of the sheet behind it.
  const unlike = (name: string) => (colour(name) === ground ? colour('night-2') : colour(name));
  const [rock, wood] = [unlike('blue'), unlike('green')];
  const sun = accent === rock ? colour('yellow') : accent;
  const dots = sun === colour('yellow') ? colour('pink') : colour('yellow');
  return `<defs><clipPath id="sheet"><path d="${sheetPath(0)}"/></clipPath></defs>
<rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="${accent}"/>
<g stroke="${line}" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round">
<path d="${sheetPath(2 * STEP)}" fill="${lowest}"/>
<path d="${sheetPath(STEP)}" fill="${under}"/>
<path d="${sheetPath(0)}" fill="${ground}"/>
<g clip-path="url(#sheet)">
<g fill="none" stroke="${ink}" stroke-opacity=".1" stroke-width="2.5"><path id="lines" transform="translate(-60 -30)" d="${assets.contours}"/><use href="#lines" x="600"/></g>
<g transform="translate(${SUN.x} ${SUN.y})">
<circle r="${SUN.radius}" cx="10" cy="8" fill="${sun}" stroke="none"/>
<g stroke="${dots}" stroke-dasharray="0 16" fill="none">${DOTS}</g>
<circle r="${SUN.radius}" fill="none"/>
</g>
${signOf(card.template, 'sky')}
<path fill="${rock}" d="M742 590 908 338l24 16 34-46 60 78 26-18 160 180v70Z"/>
<path fill="${colour('white')}" d="m966 308-34 46-24-16-38 58 32-8 22 28 28-32 30 30 44-28Z"/>
<path fill="${wood}" d="M620 594c110-10 160-84 250-98s130 44 190 30 90-44 130-58v140Z"/>
<path fill="none" stroke="${colour('mint')}" stroke-width="3" d="M690 596c80-16 120-70 186-80s124 42 190 28 90-44 130-60"/>
<path fill="${colour('mint')}" d="M440 592c120-4 210-40 310-42s170 22 260 12 120-34 170-44v80Z"/>
${signOf(card.template, 'land')}
</g>
<path d="${sheetPath(0)}" fill="none"/>
</g>
<svg x="72" y="64" width="60" height="60" viewBox="0 0 48 48">${assets.mark}</svg>`;
}
