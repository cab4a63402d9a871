import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, join, polar, poly, range, rect, sector, trace } from '../core/shapes';
import { peak, spruce } from '../motifs/land';

/** Web3: a stone arch whose blocks hold one another, and a train of blocks on top. */
export function web3(p: Print): void {
  p.ground(C.pink);
  p.dots(rect(0, 0, 1800, 700), { color: C.paper, from: [0, 760], to: [0, -40], gap: 28, max: 0.66 });
  p.block(disc(560, 300, 230), C.yellow, { slip: 10 });
  peak(p, {
    top: [840, 660],
    left: 380,
    right: 1420,
    base: 1000,
    lit: C.mint,
    dark: C.dusk,
    seed: 66,
    rough: 18,
    snow: 0.34,
    shade: C.paper,
  });
  const water = rect(-10, 980, 1820, 390);
  p.block(water, C.blue);
  const [cx, cy] = [900, 1080];
  p.clip(rect(0, 0, 1800, 1080), () => {
    p.clip(join(rect(-20, 470, 1840, 640), disc(cx, cy, 470)), () => {
      p.block(rect(-20, 470, 1840, 640), C.green);
      for (const row of range(8)) {
        p.line(
          trace([
            [-20, 548 + row * 76],
            [1820, 548 + row * 76],
          ]),
          C.night,
          4,
        );
        for (const col of range(13))
          p.line(
            trace([
              [col * 150 + (row % 2) * 75, 472 + row * 76],
              [col * 150 + (row % 2) * 75, 548 + row * 76],
            ]),
            C.night,
            4,
          );
      }
    });
    const fills = [C.mint, C.paper, C.yellow];
    for (const i of range(15)) {
      const keystone = i === 7;
      p.block(
        sector(cx, cy, keystone ? 452 : 470, keystone ? 640 : 610, 180 + i * 12, 192 + i * 12),
        keystone ? C.pink : (fills[i % 3] ?? C.mint),
        keystone ? { slip: 7 } : {},
      );
      if (!keystone) p.flat(disc(...polar(cx, cy, 540, 180 + i * 12), i === 0 || i === 8 ? 0 : 17), C.ink);
    }
  });
  p.block(rect(-20, 420, 1840, 60), C.paper);
  for (const i of range(25))
    p.line(
      trace([
        [20 + i * 74, 424],
        [20 + i * 74, 476],
      ]),
      C.ink,
      4,
    );
  const wagons = [C.yellow, C.blue, C.green, C.yellow, C.blue];
  wagons.forEach((fill, i) => {
    const x = 300 + i * 232;
    p.line(
      trace([
        [x + 180, 376],
        [x + 240, 376],
      ]),
      C.ink,
      14,
    );
    p.block(cut(x, 262, 196, 128, 38), fill, { slip: 6 });
    p.block(rect(x + 34, 300, 44, 40), C.paper, { w: 6 });
    p.block(rect(x + 98, 300, 44, 40), C.paper, { w: 6 });
    for (const wx of [46, 150]) p.block(disc(x + wx, 396, 24), C.ink);
  });
  p.block(cut(1460, 236, 230, 154, 60), C.night);
  p.block(
    poly([
      [1590, 268],
      [1640, 268],
      [1662, 292],
      [1662, 320],
      [1590, 320],
    ]),
    C.mint,
  );
  for (const x of [1510, 1630]) p.block(disc(x, 396, 24), C.ink);
  // The reflection closes the circle: half a ring of broken lines in the river.
  for (const [r, color] of [
    [490, C.mint],
    [540, C.paper],
    [590, C.mint],
  ] as const)
    p.line(sector(cx, 1080, r, r, 8, 172), color, 12, 'stroke-dasharray="70 34"');
  p.contours(rect(440, 1100, 920, 260), country(240, 33), 0.2, C.dusk, 5);
  for (const [x, w] of [
    [-20, 330],
    [1490, 330],
  ] as const)
    p.block(
      poly([
        [x, 1080],
        [x + w, 1080],
        [x + w - 40, 1000],
        [x + 40, 1000],
      ]),
      C.night,
    );
  spruce(p, 110, 1030, 250, C.mint, C.green);
  spruce(p, 1700, 1030, 280, C.mint, C.green);
}
