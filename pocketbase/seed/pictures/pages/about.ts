import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, oval, path, poly, rect, sector, trace } from '../core/shapes';
import { peak, spruce } from '../motifs/land';
import { gear } from '../motifs/things';

/** About: the studio bench at night, a lamp, tools and prints, and the peak in the window. */
export function about(p: Print): void {
  p.ground(C.dusk);
  p.hatch(rect(0, 0, 1800, 1350), 90, 120, C.night, 6);
  const pane = rect(640, 110, 720, 640);
  p.block(pane, C.blue, { slip: 12 });
  p.clip(pane, () => {
    p.block(disc(1200, 240, 70), C.paper);
    peak(p, {
      top: [960, 230],
      left: 560,
      right: 1480,
      base: 800,
      lit: C.mint,
      dark: C.night,
      seed: 58,
      snow: 0.32,
      shade: C.mint,
      rough: 26,
    });
    p.block(path('M620 690C860 630 1100 680 1380 640L1380 780L620 780Z'), C.green);
    for (const [x, h] of [
      [690, 170],
      [790, 130],
      [1280, 190],
    ] as const)
      spruce(p, x, 740, h, C.green, C.night);
  });
  p.line(pane, C.paper, 28, 'stroke-linejoin="miter"');
  p.line(
    trace([
      [1000, 110],
      [1000, 750],
    ]),
    C.paper,
    18,
  );
  p.line(
    trace([
      [640, 420],
      [1360, 420],
    ]),
    C.paper,
    18,
  );
  // Prints pinned to the wall: the signal colours as proofs.
  const motifs = [
    poly([
      [-54, 76],
      [-14, -30],
      [14, 14],
      [28, -4],
      [58, 76],
    ]),
    disc(0, 24, 52),
    gear(0, 24, 58, 10, 14, 20),
    poly([
      [-50, 76],
      [-50, 10],
      [0, -40],
      [50, 10],
      [50, 76],
    ]),
  ];
  for (const [i, [x, y, fill, turn]] of (
    [
      [140, 130, C.yellow, -4],
      [340, 170, C.pink, 3],
      [150, 430, C.mint, 4],
      [360, 470, C.paper, -3],
    ] as const
  ).entries()) {
    p.at(x + 80, y + 110, turn, 1, () => {
      p.block(cut(-84, -120, 168, 240, 34), fill, { slip: 6 });
      p.flat(motifs[i] ?? disc(0, 24, 52), C.ink);
      p.block(disc(0, -98, 11), C.ink);
    });
  }
  const light = poly([
    [1470, 470],
    [1650, 560],
    [1500, 1010],
    [560, 1010],
  ]);
  p.dots(light, { color: C.yellow, from: [1500, 420], to: [900, 1200], gap: 22, min: 0.44, max: 0.1 });
  p.tube(
    trace([
      [1690, 1000],
      [1730, 640],
      [1540, 420],
    ]),
    22,
    C.pink,
  );
  p.block(disc(1730, 640, 32), C.yellow);
  p.block(
    poly([
      [1500, 390],
      [1590, 430],
      [1680, 580],
      [1430, 450],
    ]),
    C.pink,
    { slip: 8 },
  );
  p.block(
    poly([
      [1440, 456],
      [1672, 578],
      [1620, 600],
      [1440, 504],
    ]),
    C.yellow,
  );
  p.block(rect(-10, 1000, 1820, 90), C.yellow);
  p.line(
    trace([
      [-10, 1044],
      [1810, 1044],
    ]),
    C.ink,
    4,
  );
  p.flat(rect(-10, 1090, 1820, 280), C.green);
  for (const x of [110, 660, 1210]) {
    p.block(rect(x, 1130, 480, 180), C.green, { line: C.ink });
    p.block(cut(x + 170, 1190, 140, 44, 14, '1111'), C.mint);
  }
  p.block(rect(1600, 974, 180, 32), C.night);
  // On the bench: a jar of pencils, a plane with its shaving, a sheet with contours under the lamp.
  for (const [x, turn, fill] of [
    [214, -14, C.pink],
    [250, 3, C.mint],
    [290, 14, C.blue],
  ] as const)
    p.at(x, 860, turn, 1, () => {
      p.block(rect(-18, -170, 36, 200), fill);
      p.block(
        poly([
          [-18, -170],
          [18, -170],
          [0, -222],
        ]),
        C.paper,
      );
    });
  p.block(cut(170, 830, 160, 172, 24, '0011'), C.paper, { slip: 6 });
  const sheet = poly([
    [640, 1000],
    [760, 900],
    [1260, 900],
    [1330, 1000],
  ]);
  p.block(sheet, C.paper);
  p.contours(sheet, hills(country(160, 5), [[1000, 950, 120, 1.3]]), 0.14, C.blue, 4, 8);
  p.line(sheet);
  p.block(cut(410, 916, 330, 84, 30, '0100'), C.pink, { slip: 6 });
  p.block(path('M452 916L478 826C486 800 530 800 532 830L520 916Z'), C.yellow);
  p.block(
    poly([
      [578, 916],
      [606, 836],
      [636, 846],
      [616, 916],
    ]),
    C.mint,
  );
  p.block(disc(690, 900, 26), C.yellow);
  p.line(
    trace([
      [412, 962],
      [738, 962],
    ]),
    C.ink,
    5,
  );
  p.tube(path('M622 880C640 800 720 760 744 806C764 850 700 866 700 826C700 800 740 780 770 800'), 12, C.yellow);
  p.block(oval(1430, 976, 70, 24), C.mint);
  p.block(cut(1370, 880, 120, 100, 24, '0011'), C.mint, { slip: 5 });
  p.line(sector(1500, 920, 30, 30, -90, 90), C.ink, 14);
}
