import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, join, poly, range, rect, trace, type Pt, type Shape } from '../core/shapes';
import { peak } from '../motifs/land';

/** A factory on a lake shore; its reflection is its own plan, drawn in lines. */
export function greenTwin(p: Print): void {
  p.ground(C.paper);
  p.flat(rect(0, 520, 1600, 480), C.night);
  p.flat(disc(1230, 250, 130), C.yellow);
  p.dots(disc(1230, 250, 130), { color: C.pink, from: [1230, 150], to: [1230, 420], gap: 20 });
  const hall: Shape[] = range(4).map((i) =>
    poly([
      [330 + i * 200, 520],
      [330 + i * 200, 250],
      [530 + i * 200, 350],
      [530 + i * 200, 520],
    ]),
  );
  const stack = poly([
    [180, 520],
    [200, 90],
    [270, 90],
    [290, 520],
  ]);
  const office = cut(1130, 320, 260, 200, 60);
  const windows = join(...range(9).map((i) => rect(360 + i * 82, 420, 46, 60)));
  const panes = join(...range(6).map((i) => rect(1160 + (i % 3) * 72, 370 + Math.floor(i / 3) * 68, 44, 42)));
  peak(p, {
    top: [880, 60],
    left: 440,
    right: 1420,
    base: 520,
    lit: C.mint,
    dark: C.green,
    seed: 31,
    snow: 0.22,
    shade: C.mint,
  });
  p.block(stack, C.green);
  for (const y of [150, 230])
    p.block(
      poly([
        [197 - (y - 90) * 0.046, y],
        [273 + (y - 90) * 0.046, y],
        [275 + (y - 90) * 0.046, y + 40],
        [195 - (y - 90) * 0.046, y + 40],
      ]),
      C.paper,
    );
  for (const [i, shape] of hall.entries()) {
    p.block(shape, C.green);
    p.block(
      poly([
        [330 + i * 200, 250],
        [530 + i * 200, 350],
        [530 + i * 200, 385],
        [330 + i * 200, 285],
      ]),
      C.mint,
    );
  }
  p.block(office, C.pink, { slip: 7 });
  p.block(windows, C.yellow);
  p.block(panes, C.night);
  p.block(rect(-10, 508, 1620, 24), C.ink);
  p.clip(rect(0, 532, 1600, 468), () => {
    p.contours(rect(0, 532, 1600, 468), country(300, 3), 0.2, C.dusk, 5);
    // The twin: the same shapes turned over, as lines only.
    p.at(0, 1044, 0, [1, -1], () => {
      p.line(
        trace([
          [440, 520],
          [620, 330],
          [700, 300],
          [880, 60],
          [1010, 200],
          [1080, 230],
          [1420, 520],
        ]),
        C.blue,
        6,
      );
      for (const shape of [...hall, stack, office]) p.block(shape, C.night, { line: C.mint, w: 6 });
      p.line(windows, C.yellow, 5);
      p.line(panes, C.pink, 5);
      for (const i of range(4))
        p.line(
          trace([
            [330 + i * 200, 520],
            [530 + i * 200, 350],
          ]),
          C.mint,
          3,
        );
      for (const i of range(4))
        p.line(
          trace([
            [330 + i * 200, 250],
            [530 + i * 200, 520],
          ]),
          C.mint,
          3,
        );
      for (const i of range(11))
        p.line(
          trace([
            [190, 500 - i * 40],
            [282, 480 - i * 40],
          ]),
          C.mint,
          3,
        );
    });
  });
  const nodes: Pt[] = [
    [330, 794],
    [530, 694],
    [730, 694],
    [930, 694],
    [1130, 694],
    [235, 954],
    [1330, 724],
  ];
  for (const [x, y] of nodes) p.block(disc(x, y, 15), C.yellow);
}
