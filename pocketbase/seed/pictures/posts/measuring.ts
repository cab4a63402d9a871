import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, poly, range, rect, trace } from '../core/shapes';
import { bubble } from '../motifs/things';

/** Calipers close on a speech block. */
export function measuring(p: Print): void {
  p.ground(C.mint);
  const sheet = rect(0, 0, 1600, 1000);
  p.contours(sheet, country(460, 44), 0.16, C.green, 3);
  const speech = bubble(470, 430, 580, 330, 90);
  p.block(speech, C.pink, { slip: 12 });
  p.dots(speech, { color: C.paper, from: [470, 900], to: [1000, 400], gap: 24, max: 0.5, edge: true });
  for (const [i, end] of [900, 960, 760].entries())
    p.line(
      trace([
        [550, 520 + i * 76],
        [end, 520 + i * 76],
      ]),
      C.ink,
      16,
    );
  const jaw = (x: number, s: number, fill: string): void => {
    p.block(
      poly([
        [x, 220],
        [x - s * 120, 220],
        [x - s * 120, 560],
        [x - s * 40, 820],
        [x, 820],
      ]),
      fill,
    );
    p.block(
      poly([
        [x, 120],
        [x, 10],
        [x - s * 40, 10],
        [x - s * 90, 120],
      ]),
      fill,
    );
  };
  jaw(466, 1, C.paper);
  p.block(rect(300, 110, 1340, 150), C.paper, { slip: 6 });
  for (const i of range(62)) {
    const x = 360 + i * 21;
    p.line(
      trace([
        [x, 254],
        [x, 254 - (i % 10 === 0 ? 88 : i % 5 === 0 ? 62 : 38)],
      ]),
      C.ink,
      i % 10 === 0 ? 8 : 4,
    );
  }
  jaw(1054, -1, C.yellow);
  p.block(cut(1000, 76, 360, 220, 44), C.yellow, { slip: 8 });
  p.block(rect(1060, 120, 200, 92), C.night);
  for (const i of range(8))
    p.line(
      trace([
        [1080 + i * 23, 206],
        [1080 + i * 23, i === 5 ? 134 : 170],
      ]),
      i === 5 ? C.yellow : C.mint,
      6,
    );
  p.block(rect(1230, 296, 84, 54), C.night);
}
