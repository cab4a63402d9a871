import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, oval, path, poly, range, rect, sector, trace } from '../core/shapes';

/** Around the plan of a factory: sheets, cups, hands and rulers on a green table, seen from above. */
export function factoryDay(p: Print): void {
  p.ground(C.green);
  p.contours(rect(0, 0, 1600, 1000), country(560, 91), 0.2, C.mint, 2);
  p.at(800, 500, -4, 1, () => {
    p.block(rect(-470, -300, 940, 600), C.paper, { slip: 14 });
    for (const i of range(13))
      p.line(
        trace([
          [-470, -250 + i * 46],
          [470, -250 + i * 46],
        ]),
        C.mint,
        3,
      );
    for (const i of range(20))
      p.line(
        trace([
          [-440 + i * 46, -300],
          [-440 + i * 46, 300],
        ]),
        C.mint,
        3,
      );
    p.line(
      poly([
        [-380, -220],
        [140, -220],
        [140, -80],
        [380, -80],
        [380, 220],
        [-380, 220],
      ]),
      C.ink,
      14,
    );
    p.block(rect(-330, -170, 150, 110), C.blue);
    p.block(rect(-110, -170, 200, 70), C.blue);
    p.block(disc(-250, 110, 66), C.pink);
    p.block(rect(-80, 60, 180, 110), C.yellow);
    p.block(rect(200, -20, 130, 190), C.blue);
    p.line(
      trace([
        [-180, -115],
        [-140, -115],
        [-140, 10],
        [-250, 10],
        [-250, 44],
      ]),
      C.ink,
      9,
      'stroke-dasharray="20 14"',
    );
    p.line(
      trace([
        [-184, 110],
        [-80, 110],
      ]),
      C.ink,
      9,
      'stroke-dasharray="20 14"',
    );
    p.line(
      trace([
        [100, 110],
        [200, 110],
      ]),
      C.ink,
      9,
      'stroke-dasharray="20 14"',
    );
    p.line(disc(-250, 110, 104), C.pink, 12);
  });
  const cup = (x: number, y: number, fill: string, turn: number): void =>
    p.at(x, y, turn, 1, () => {
      p.block(disc(0, 0, 104), C.mist, { slip: 8 });
      p.line(
        trace([
          [62, 0],
          [112, 0],
        ]),
        C.ink,
        44,
      );
      p.line(
        trace([
          [62, 0],
          [110, 0],
        ]),
        fill,
        30,
      );
      p.block(disc(0, 0, 70), fill);
      p.block(disc(0, 0, 50), C.night);
      p.flat(sector(0, 0, 30, 38, 200, 280), C.paper);
    });
  cup(150, 190, C.yellow, 220);
  cup(1440, 770, C.pink, 30);
  const hand = (x: number, y: number, turn: number, skin: string, sleeve: string): void =>
    p.at(x, y, turn, 1, () => {
      p.merge(
        skin,
        [oval(-60, 0, 96, 78)],
        [
          [path('M-20 -46L84 -66'), 40],
          [path('M0 -14L116 -22'), 42],
          [path('M0 22L106 24'), 40],
          [path('M-20 52L78 66'), 36],
          [path('M-80 -60C-60 -104 -20 -126 14 -124'), 42],
        ],
      );
      p.line(
        trace([
          [16, -34],
          [40, -40],
        ]),
        C.ink,
        6,
      );
      p.line(
        trace([
          [22, 4],
          [48, 2],
        ]),
        C.ink,
        6,
      );
      p.line(
        trace([
          [16, 40],
          [40, 44],
        ]),
        C.ink,
        6,
      );
      p.block(cut(-210, -84, 100, 168, 20, '0110'), C.paper);
      p.block(rect(-800, -104, 600, 208), sleeve, { slip: 7 });
    });
  hand(360, 830, -38, C.pink, C.night);
  hand(1240, 300, 160, C.mint, C.blue);
  hand(330, 380, 18, C.yellow, C.pink);
  p.at(1120, 850, 24, 1, () => {
    p.block(rect(-220, -38, 440, 76), C.yellow, { slip: 8 });
    for (const i of range(21))
      p.line(
        trace([
          [-200 + i * 20, -36],
          [-200 + i * 20, i % 5 ? -14 : 4],
        ]),
        C.ink,
        5,
      );
  });
  p.at(1130, 110, 12, 1, () => {
    for (const i of range(3))
      p.block(cut(-90 + i * 16, -70 + i * 12, 180, 150, 30), [C.pink, C.mint, C.yellow][i] ?? C.mint);
  });
}
