import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, poly, range, rect, sector, trace } from '../core/shapes';
import { peak } from '../motifs/land';

/** A shop on a village street whose door is a voucher with torn edges. */
export function vouchers(p: Print): void {
  p.ground(C.mint);
  p.dots(rect(0, 0, 1600, 500), { color: C.paper, from: [0, 520], to: [0, -100], gap: 24, max: 0.6 });
  for (const [x, y, fill] of [
    [-60, 300, C.green],
    [1400, 360, C.dusk],
  ] as const) {
    p.block(rect(x, y, 260, 600), fill);
    p.block(
      poly([
        [x - 60, y],
        [x + 130, y - 150],
        [x + 320, y],
      ]),
      fill === C.green ? C.night : C.green,
    );
    for (const row of range(3)) p.block(rect(x + (x < 0 ? 90 : 110), y + 60 + row * 160, 80, 100), C.yellow);
  }
  p.block(rect(190, 220, 1220, 660), C.paper, { slip: 8 });
  const roof = poly([
    [120, 220],
    [260, 60],
    [1340, 60],
    [1480, 220],
  ]);
  p.block(roof, C.night);
  p.clip(roof, () =>
    range(4).forEach((row) =>
      range(30).forEach((i) => p.line(sector(104 + i * 52 + (row % 2) * 26, 64 + row * 44, 0, 26, 0, 180), C.blue, 5)),
    ),
  );
  p.line(roof);
  p.block(rect(250, 440, 300, 300), C.blue);
  p.block(rect(1050, 440, 300, 300), C.blue);
  for (const x of [250, 1050]) {
    p.hatch(
      poly([
        [x + 40, 440],
        [x + 160, 440],
        [x + 60, 740],
        [x, 740],
        [x, 560],
      ]),
      -60,
      26,
      C.mint,
      5,
    );
    p.block(rect(x - 20, 730, 340, 36), C.pink);
  }
  const notch = (y: number): string => `L1000 ${y}L972 ${y + 20}L1000 ${y + 40}`;
  const back = (y: number): string => `L600 ${y}L628 ${y - 20}L600 ${y - 40}`;
  const ys = range(10).map((i) => 430 + i * 45);
  const door = path(
    `M600 410L1000 410${ys.map(notch).join('')}L1000 880L600 880${[...ys]
      .reverse()
      .map((y) => back(y + 40))
      .join('')}Z`,
  );
  p.block(door, C.yellow, { slip: 10 });
  p.line(
    trace([
      [650, 770],
      [950, 770],
    ]),
    C.ink,
    8,
    'stroke-dasharray="20 16"',
  );
  peak(p, {
    top: [800, 470],
    left: 680,
    right: 930,
    base: 730,
    lit: C.pink,
    dark: C.blue,
    seed: 8,
    rough: 10,
    snow: 0.3,
  });
  p.block(disc(925, 828, 17), C.ink);
  for (const i of range(12)) {
    const x = 176 + i * 104;
    const stripe = path(`M${x} 300L${x + 104} 300L${x + 104} 400C${x + 104} 460 ${x} 460 ${x} 400Z`);
    p.block(stripe, i % 2 ? C.paper : C.pink);
  }
  p.block(rect(176, 276, 1248, 40), C.pink);
  p.block(rect(-10, 880, 1620, 130), C.night);
  p.block(
    poly([
      [560, 880],
      [1040, 880],
      [1080, 930],
      [520, 930],
    ]),
    C.mist,
  );
  p.dots(rect(0, 930, 1600, 70), { color: C.mint, from: [0, 900], to: [0, 1100], gap: 18, max: 0.5 });
}
