import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, range, rect } from '../core/shapes';
import { peak, spruce } from '../motifs/land';

function studio(p: Print): void {
  // The studio: cut-corner blocks in the signal colours, stacked like a village.
  const blocks = [
    [1120, 900, 150, 160, C.pink],
    [1260, 820, 190, 240, C.paper],
    [1440, 930, 170, 130, C.blue],
  ] as const;
  for (const [x, y, w, h, fill] of blocks) {
    p.block(cut(x, y, w, h, 46), fill, { slip: 5 });
    for (const row of range(Math.floor((h - 50) / 74)))
      for (const col of range(2)) p.block(rect(x + 28 + col * (w - 98), y + 56 + row * 74, 42, 44), C.yellow, { w: 5 });
  }
}

/** The share card's landscape, drawn on a plate of 1800 by 1350. */
function landscape(p: Print): void {
  p.flat(rect(0, 0, 1800, 1350), C.paper);
  const sun = disc(1190, 400, 320);
  p.flat(sun, C.yellow, 'transform="translate(10 6)"');
  p.dots(sun, { color: C.pink, from: [1190, 260], to: [1190, 860], gap: 24, max: 0.7 });
  p.line(sun);
  const lines = hills(country(420, 4), [[760, 420, 300, 1.6]]);
  peak(p, {
    top: [250, 430],
    left: -260,
    right: 760,
    base: 1080,
    lit: C.pink,
    dark: C.dusk,
    seed: 19,
    snow: 0.2,
    shade: C.mint,
    rough: 30,
  });
  peak(p, {
    top: [740, 130],
    left: 40,
    right: 1520,
    base: 1080,
    lit: C.blue,
    dark: C.night,
    seed: 77,
    snow: 0.27,
    shade: C.mint,
    rough: 40,
    onDark: () => p.contours(rect(600, 100, 950, 1000), lines, 0.14, C.blue, 4),
    onLit: () =>
      p.dots(rect(0, 500, 900, 600), { color: C.night, from: [560, 560], to: [300, 1180], gap: 22, max: 0.6 }),
  });
  peak(p, {
    top: [1560, 520],
    left: 1120,
    right: 2120,
    base: 1080,
    lit: C.mint,
    dark: C.green,
    seed: 50,
    snow: 0.24,
    shade: C.mist,
    rough: 30,
  });
  const mid = path('M-20 980C260 880 520 930 820 960C1160 1000 1420 900 1820 960L1820 1370L-20 1370Z');
  p.block(mid, C.green);
  p.contours(
    mid,
    hills(country(380, 62), [
      [1350, 1060, 260, 1.2],
      [240, 1040, 240, 1],
    ]),
    0.15,
    C.mint,
    4,
  );
  for (const [x, y, h] of [
    [560, 960, 150],
    [480, 950, 200],
    [640, 966, 120],
    [1690, 1030, 220],
    [1760, 1070, 260],
  ] as const)
    spruce(p, x, y, h, C.mint, C.night);
  studio(p);
  p.block(
    path(
      'M900 962C1010 1010 720 1060 660 1120C580 1210 820 1250 700 1370L1240 1370C1300 1260 1000 1220 1020 1120C1034 1060 1120 1010 1010 972Z',
    ),
    C.blue,
  );
  for (const [x, y] of [
    [800, 1110],
    [860, 1190],
    [900, 1280],
    [1010, 1330],
    [780, 1330],
  ] as const)
    p.line(path(`M${x} ${y}C${x + 26} ${y - 18} ${x + 52} ${y + 18} ${x + 84} ${y}`), C.mint, 9);
  const bank = path('M-20 1160C180 1110 380 1130 520 1210C600 1260 640 1310 640 1370L-20 1370Z');
  p.block(bank, C.yellow);
  p.dots(bank, { color: C.ink, from: [200, 1180], to: [560, 1400], gap: 20, max: 0.45, edge: true });
  const right = path('M1260 1370C1300 1270 1420 1210 1560 1190C1680 1176 1760 1180 1820 1196L1820 1370Z');
  p.block(right, C.night);
  p.contours(right, country(220, 9), 0.16, C.blue, 4);
}

/** The share card: the Alpine print itself, brought closer. */
export function share(p: Print): void {
  p.at(0, -58, 0, 0.667, () => landscape(p));
}
