import { colour } from './colours';

/** Where the sun stands; what belongs to it is drawn around it. */
export const SUN = { x: 966, y: 226, radius: 124 } as const;

const STAR = 'm0-13 3.8 8.1 8.9 1-6.6 6 1.8 8.8L0 6.5-7.9 10.9l1.8-8.8-6.6-6 8.9-1Z';

/** Around the sun as on the Union's flag. */
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
  // Somebody has arrived.
  case: { land: `<path fill="none" d="M966 310V214"/><path fill="${colour('yellow')}" d="m966 214 80 26-80 26Z"/>` },
  // A house where people meet.
  workshop: {
    land: `<path fill="${colour('pink')}" d="M960 548v-82h70l32 32v50Z"/><path fill="${colour('yellow')}" d="M984 492h30v28h-30Z"/>`,
  },
  project: { sky: `<g fill="${colour('yellow')}" stroke-width="3">${STARS}</g>` },
  post: { land: `<g fill="${colour('green')}">${spruce(1012, 546, 100)}${spruce(1064, 552, 140)}</g>` },
});

/**
 * What stands in a card's landscape and tells the kinds of page apart; pages and lists are without.
 * @param place behind the mountain or before it
 */
export function signOf(template: string, place: 'sky' | 'land'): string {
  const sign: Partial<Record<'sky' | 'land', string>> = signs()[template] ?? {};
  return sign[place] ?? '';
}
