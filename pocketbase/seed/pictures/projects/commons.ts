import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, range } from '../core/shapes';
import { hayrack } from '../motifs/land';

/** A hayrack that dries the district's data: every bay filled in its own colour, open from all sides. */
export function commons(p: Print): void {
  p.ground(C.pink);
  p.block(disc(1440, 210, 120), C.yellow, { slip: 8 });
  const far = path('M0 560C260 420 480 520 700 470C980 400 1260 540 1600 420L1600 1000L0 1000Z');
  p.block(far, C.blue);
  p.contours(far, hills(country(360, 17), [[1200, 480, 260, 1]]), 0.16, C.night, 4);
  p.block(path('M0 760C400 700 1100 720 1600 780L1600 1000L0 1000Z'), C.green);
  for (const i of range(9)) p.line(path(`M${-600 + i * 330} 1000L${420 + i * 96} 736`), C.mint, 5);
  hayrack(
    p,
    250,
    850,
    220,
    620,
    [
      [C.yellow, C.yellow, C.yellow, C.yellow, ''],
      [C.mint, C.mint, C.mint],
      [C.paper, C.paper, C.paper, C.paper, C.paper],
      [C.yellow, C.yellow],
      [C.mint, C.mint, C.mint, C.mint],
    ],
    C.night,
  );
}
