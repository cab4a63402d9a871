import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, range, rect, trace } from '../core/shapes';
import { bubble } from '../motifs/things';

/** The assistant: a switchboard that joins questions on the left to the house's own files on the right. */
export function assistant(p: Print): void {
  p.ground(C.dusk);
  p.contours(rect(0, 0, 1800, 1350), country(520, 51), 0.18, C.blue, 4);
  p.block(cut(470, 70, 860, 1210, 120, '0101'), C.night, { slip: 12, line: C.ink });
  p.line(cut(500, 100, 800, 1150, 110, '0101'), C.blue, 5);
  const jack = (x: number, y: number, fill: string): void => {
    p.flat(disc(x, y, 34), fill);
    p.flat(disc(x, y, 17), C.ink);
  };
  for (const row of range(9))
    for (const col of range(6)) jack(590 + col * 124, 220 + row * 118, (row + col) % 2 ? C.mist : C.paper);
  const asks = [C.yellow, C.pink, C.mint, C.paper];
  asks.forEach((fill, i) => {
    const y = 130 + i * 296;
    p.block(bubble(70, y, 290, 170, 50), fill, { slip: 8 });
    range(i % 2 ? 2 : 3).forEach((k) =>
      p.line(
        trace([
          [110, y + 46 + k * 40],
          [k === 1 ? 230 : 290 - i * 10, y + 46 + k * 40],
        ]),
        C.ink,
        11,
      ),
    );
  });
  const files = [C.mint, C.yellow, C.paper, C.pink];
  files.forEach((fill, i) => {
    const y = 110 + i * 296;
    p.block(
      poly([
        [1440, y + 20],
        [1530, y + 20],
        [1560, y + 54],
        [1730, y + 54],
        [1730, y + 220],
        [1440, y + 220],
      ]),
      fill,
      { slip: 8 },
    );
    p.block(cut(1440, y + 90, 290, 130, 0), fill);
    p.block(rect(1490, y + 124, 130, 44), C.paper);
  });
  // Each cable leaves a question, dips under its own weight and ends at the file that answers it.
  const cable = (x1: number, y1: number, x2: number, y2: number, sag: number, fill: string): void => {
    p.tube(path(`M360 ${y1}C440 ${y1} ${x1 - 80} ${y1 + 20} ${x1} ${y1 + 10}`), 26, fill);
    p.tube(path(`M${x1} ${y1 + 10}C${x1 + 120} ${y1 + sag} ${x2 - 120} ${y2 + sag} ${x2} ${y2}`), 26, fill);
    p.tube(path(`M${x2} ${y2}C${x2 + 90} ${y2 - 10} 1380 ${y2} 1440 ${y2}`), 26, fill);
    for (const [x, y] of [
      [x1, y1 + 10],
      [x2, y2],
    ] as const) {
      p.block(cut(x - 46, y - 32, 92, 64, 18, '1111'), fill);
      p.flat(disc(x, y, 13), C.ink);
    }
  };
  cable(590, 210, 1210, 566, 260, C.yellow);
  cable(714, 506, 1086, 270, 240, C.pink);
  cable(590, 802, 1210, 1158, 90, C.mint);
  cable(714, 1098, 1086, 862, 170, C.paper);
}
