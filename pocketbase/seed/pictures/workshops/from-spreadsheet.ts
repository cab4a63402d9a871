import { C } from '../core/palette';
import type { Print } from '../core/print';
import { range, rect, trace } from '../core/shapes';
import { Iso } from '../motifs/iso';

/** A flat grid of cells rises, step by step, into a built town. */
export function fromSpreadsheet(p: Print): void {
  p.ground(C.paper);
  const iso = new Iso(p, 800, 170, 84);
  p.dots(rect(0, 0, 1600, 1000), { color: C.mint, from: [200, 900], to: [1700, -200], gap: 26, max: 0.5 });
  const size = 9;
  p.block(iso.left(0, 0, -0.6, size, size, 0.6), C.night);
  p.block(iso.right(0, 0, -0.6, size, size, 0.6), C.ink);
  p.block(iso.tile(0, 0, size, size), C.paper);
  const heights: Readonly<Record<string, [number, string, string]>> = {
    '3,0': [3.4, C.pink, C.blue],
    '5,0': [2.2, C.yellow, C.blue],
    '7,0': [3.8, C.mint, C.green],
    '8,2': [2.4, C.pink, C.blue],
    '6,2': [1.5, C.mint, C.green],
    '4,2': [1.1, C.yellow, C.blue],
    '7,4': [1.2, C.yellow, C.blue],
    '2,2': [0.6, C.pink, C.blue],
    '5,4': [0.5, C.mint, C.green],
    '8,6': [0.6, C.pink, C.blue],
    '3,4': [0.14, C.yellow, C.blue],
    '6,6': [0.14, C.mint, C.green],
  };
  for (const y of range(size)) {
    for (const x of range(size)) {
      p.block(iso.tile(x, y, 1, 1), y === 8 || x === 0 ? C.mist : C.paper, { w: 4 });
      if (y > 4 && x > 0 && (x * 5 + y * 3) % 4)
        p.line(trace([iso.pt(x + 0.25, y + 0.5), iso.pt(x + 0.75, y + 0.5)]), C.ink, 7);
    }
  }
  for (const s of range(2 * size)) {
    for (const x of range(size)) {
      const [h, top, side] = heights[`${x},${s - x}`] ?? [0, '', ''];
      if (!h) continue;
      const y = s - x;
      iso.box(x, y, 0, 1, 1, h, top, side, C.night);
      for (const k of range(Math.floor(h * 1.6)))
        p.block(iso.left(x + 0.2, y, 0.3 + k * 0.6, 0.6, 1, 0.26), C.yellow, { w: 4 });
    }
  }
}
