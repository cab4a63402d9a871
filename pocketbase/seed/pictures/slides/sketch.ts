import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, poly, range, rect, sector, trace } from '../core/shapes';

/** Sketch and measure: compasses walk over squared paper. */
export function sketch(p: Print): void {
  p.ground(C.paper);
  for (const i of range(26))
    p.line(
      trace([
        [i * 50, 0],
        [i * 50, 900],
      ]),
      C.mint,
      i % 5 ? 2 : 5,
    );
  for (const i of range(19))
    p.line(
      trace([
        [0, i * 50],
        [1200, i * 50],
      ]),
      C.mint,
      i % 5 ? 2 : 5,
    );
  p.over(disc(420, 660, 360), C.pink);
  p.contours(disc(420, 660, 360), country(220, 14), 0.16, C.ink, 3);
  p.line(sector(420, 660, 360, 360, 40, 360), C.ink, 10);
  p.line(
    trace([
      [420, 660],
      [780, 660],
    ]),
    C.ink,
    6,
    'stroke-dasharray="18 14"',
  );
  p.line(
    trace([
      [396, 660],
      [444, 660],
    ]),
    C.ink,
    6,
  );
  p.line(
    trace([
      [420, 636],
      [420, 684],
    ]),
    C.ink,
    6,
  );
  const [hx, hy] = [600, 130];
  const leg = (x: number, y: number, fill: string): void => {
    p.block(
      poly([
        [hx - 46, hy],
        [hx + 46, hy],
        [x + 14, y - 60],
        [x, y],
        [x - 14, y - 60],
      ]),
      fill,
      { slip: 5 },
    );
  };
  leg(420, 660, C.blue);
  leg(780, 660, C.yellow);
  p.line(
    trace([
      [520, 360],
      [680, 360],
    ]),
    C.ink,
    16,
  );
  p.block(disc(hx, hy, 84), C.yellow, { slip: 7 });
  p.block(disc(hx, hy, 34), C.night);
  p.block(rect(hx - 22, -10, 44, 62), C.night);
  p.at(1060, 600, -62, 1, () => {
    p.block(rect(-330, -56, 660, 112), C.green, { slip: 8 });
    for (const i of range(32))
      p.line(
        trace([
          [-310 + i * 20, -52],
          [-310 + i * 20, i % 5 ? -28 : -6],
        ]),
        C.paper,
        5,
      );
  });
}
