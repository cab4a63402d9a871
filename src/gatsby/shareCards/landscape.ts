import { CARD_SIZE, type ShareCard } from '../../lib/shareCard';
import { colour, faceOf } from './colours';
import type { CardAssets } from './readAssets';
import { signOf, SUN } from './signs';

const LINE = 5;
const SHEET = { left: 30, top: 28, right: 1146, bottom: 578, cut: 92 };
/** The sheets below lie so far aside, each. */
const STEP = 13;

/** Rows of a print's dots in the lower half of the sun, growing downwards. */
const DOTS = Array.from({ length: 8 }, (_, row) => {
  const y = 16 + row * 15;
  const half = Math.floor((Math.sqrt((SUN.radius - 6) ** 2 - y ** 2) - 6) / 16) * 16;
  return `<path d="M${-half} ${y}H${half}" stroke-width="${2 + row * 1.2}"/>`;
}).join('');

const sheetPath = (shift: number): string => {
  const { left, top, right, bottom, cut } = SHEET;
  return `M${left + shift} ${top + shift}H${right + shift - cut}l${cut} ${cut}V${bottom + shift}H${left + shift}Z`;
};

/** Two colours of the house that are neither the sheet's nor the table's. */
function sheetsBelow(taken: readonly string[]): string[] {
  return ['yellow', 'pink', 'mint', 'white'].map(colour).filter((each) => !taken.includes(each));
}

/**
 * All of a card that is not text: the sheets with their cut corner, contour lines, and a landscape in the colours of the
 * section, with a sign of the kind of page in it.
 * @returns what stands within the `svg` element
 */
export function landscape(
  card: Pick<ShareCard, 'face' | 'template'>,
  assets: Pick<CardAssets, 'contours' | 'mark'>,
): string {
  const { ground, ink, accent } = faceOf(card);
  const [under = '', lowest = ''] = sheetsBelow([ground, accent]);
  const line = colour('ink');
  // No part of the land is to vanish in the sheet that it stands on.
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
