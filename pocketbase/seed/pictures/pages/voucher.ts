import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, range, rect, sector, trace } from '../core/shapes';
import { peak } from '../motifs/land';

/** Voucher: a hand holds out a great ticket with the mountain printed on it. */
export function voucher(p: Print): void {
  p.ground(C.pink);
  p.contours(rect(0, 0, 1800, 1350), country(520, 37), 0.16, C.paper, 5);
  p.at(860, 620, -9, 1, () => {
    p.at(40, 56, 5, 1, () => p.block(cut(-680, -360, 1360, 720, 90, '0101'), C.mint));
    const ticket = cut(-680, -360, 1360, 720, 90, '0101');
    p.flat(ticket, C.yellow, 'transform="translate(12 9)"');
    p.clip(
      poly([
        [-680, -360],
        [300, -360],
        [300, 360],
        [-590, 360],
        [-680, 270],
      ]),
      () => {
        p.flat(disc(60, -90, 190), C.pink);
        p.dots(disc(60, -90, 190), { color: C.yellow, from: [60, -240], to: [60, 140], gap: 22, max: 0.6 });
        peak(p, {
          top: [-230, -250],
          left: -700,
          right: 300,
          base: 380,
          lit: C.blue,
          dark: C.night,
          seed: 41,
          snow: 0.3,
          shade: C.mint,
          rough: 24,
        });
        peak(p, {
          top: [150, -20],
          left: -180,
          right: 560,
          base: 380,
          lit: C.mint,
          dark: C.green,
          seed: 44,
          snow: 0.26,
          shade: C.mist,
          rough: 20,
        });
        p.block(path('M-700 280C-400 200 -100 260 320 230L320 380L-700 380Z'), C.green);
      },
    );
    p.line(ticket);
    p.line(
      trace([
        [300, -350],
        [300, 350],
      ]),
      C.ink,
      12,
      'stroke-dasharray="2 34" stroke-linecap="round"',
    );
    for (const y of [-360, 360]) p.flat(sector(300, y, 0, 44, y < 0 ? 0 : 180, y < 0 ? 180 : 360), C.mint);
    for (const y of [-360, 360]) p.line(sector(300, y, 44, 44, y < 0 ? 0 : 180, y < 0 ? 180 : 360));
    for (const i of range(7))
      p.line(
        trace([
          [380, -200 + i * 62],
          [i % 2 ? 540 : 600, -200 + i * 62],
        ]),
        C.ink,
        14,
      );
    p.line(disc(500, 270, 46), C.blue, 12);
    p.line(
      trace([
        [478, 270],
        [496, 290],
        [526, 250],
      ]),
      C.blue,
      12,
    );
  });
  // The hand comes from below right: fingers behind the ticket would hide it, so only the thumb lies on top.
  p.merge(
    C.paper,
    [
      poly([
        [1240, 960],
        [1400, 960],
        [1560, 900],
        [1700, 1140],
        [1520, 1350],
        [1380, 1220],
        [1330, 1060],
      ]),
    ],
    [
      [path('M1400 1160C1360 1080 1250 1000 1150 930C1120 905 1130 860 1180 880C1290 920 1400 960 1480 1060'), 84],
      [path('M1560 940C1600 900 1590 830 1560 760'), 86],
    ],
  );
  p.line(path('M1330 968C1390 990 1430 1010 1470 1060'), C.ink, 8);
  p.line(path('M1520 980C1550 1010 1580 1080 1580 1120'), C.ink, 7);
  p.at(1620, 1230, 48, 1, () => {
    p.block(rect(-110, -190, 120, 380), C.mint);
    p.block(rect(0, -220, 700, 440), C.blue, { slip: 9 });
    p.block(disc(60, 130, 20), C.yellow);
  });
}
