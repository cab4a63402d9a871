import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, range, rect, trace } from '../core/shapes';
import { spruce } from '../motifs/land';
import { envelope } from '../motifs/things';

/** A house cut open: one order runs as a line through every room. */
export function oneOrder(p: Print): void {
  p.ground(C.paper);
  p.dots(rect(0, 0, 1600, 500), { color: C.mint, from: [0, 520], to: [0, -300], gap: 24, max: 0.6 });
  p.block(
    poly([
      [210, 330],
      [800, 40],
      [1390, 330],
    ]),
    C.night,
    { slip: 8 },
  );
  p.hatch(
    poly([
      [300, 316],
      [800, 70],
      [1300, 316],
    ]),
    0,
    34,
    C.dusk,
    8,
  );
  const rooms = [
    [250, 330, 366, 270, C.pink],
    [616, 330, 366, 270, C.yellow],
    [982, 330, 368, 270, C.mint],
    [250, 600, 366, 290, C.green],
    [616, 600, 366, 290, C.blue],
    [982, 600, 368, 290, C.paper],
  ] as const;
  for (const [x, y, w, h, fill] of rooms) p.block(rect(x, y, w, h), fill);
  p.block(rect(-10, 890, 1620, 120), C.night);
  // Upper floor: the desk, the shelf of folders, the drawing board.
  p.block(rect(310, 520, 210, 22), C.paper);
  for (const x of [330, 490])
    p.line(
      trace([
        [x, 542],
        [x, 596],
      ]),
      C.ink,
      12,
    );
  p.block(cut(420, 440, 92, 80, 18), C.night);
  for (const row of range(2)) {
    p.line(
      trace([
        [650, 452 + row * 132],
        [950, 452 + row * 132],
      ]),
      C.ink,
      10,
    );
    for (const i of range(8))
      p.block(
        rect(660 + i * 35, 372 + row * 132 + ((i * 7) % 3) * 12, 30, 80 - ((i * 7) % 3) * 12),
        [C.paper, C.pink, C.green, C.paper][(i + row) % 4] ?? C.paper,
      );
  }
  p.block(
    poly([
      [1090, 400],
      [1290, 372],
      [1310, 500],
      [1110, 528],
    ]),
    C.paper,
  );
  p.line(
    trace([
      [1130, 596],
      [1200, 510],
      [1260, 596],
    ]),
    C.ink,
    10,
  );
  p.line(
    trace([
      [1130, 490],
      [1180, 420],
      [1230, 470],
      [1270, 410],
    ]),
    C.green,
    8,
  );
  // Ground floor: stores, workshop, gate with the cart.
  for (const [x, y] of [
    [300, 800],
    [390, 800],
    [480, 800],
    [345, 710],
    [435, 710],
  ] as const)
    p.block(rect(x, y, 86, 86), x === 435 ? C.yellow : C.mint);
  p.block(cut(690, 760, 230, 128, 30), C.night);
  p.block(disc(805, 740, 70), C.pink);
  p.block(disc(805, 740, 24), C.paper);
  p.block(
    poly([
      [1060, 730],
      [1270, 730],
      [1270, 850],
      [1060, 850],
    ]),
    C.pink,
  );
  p.block(cut(1270, 770, 120, 80, 34), C.paper);
  for (const x of [1120, 1320]) {
    p.block(disc(x, 854, 38), C.ink);
    p.flat(disc(x, 854, 14), C.paper);
  }
  const way =
    'M40 470L200 470L366 470L366 560L560 560L760 560L1200 560L1200 640L1020 640L470 640L470 680L560 680L560 870L1000 870L1000 690L1165 690L1165 730';
  p.line(path(way), C.ink, 30, 'stroke-linejoin="miter"');
  p.line(path(way), C.yellow, 16, 'stroke-linejoin="miter"');
  p.block(
    poly([
      [1135, 700],
      [1195, 700],
      [1165, 740],
    ]),
    C.yellow,
  );
  envelope(p, 40, 420, 160, C.paper, C.yellow);
  spruce(p, 120, 892, 230, C.green, C.night);
  spruce(p, 1500, 892, 300, C.green, C.night);
}
