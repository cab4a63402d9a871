import { C } from '../core/palette';
import type { Print } from '../core/print';
import { path, poly, range, rect, trace } from '../core/shapes';

/** Twelve pots for twelve months: some grew, some wilted, one became a tree. */
export function pilots(p: Print): void {
  p.ground(C.mint);
  const grounds = [C.mint, C.paper, C.yellow, C.paper, C.pink, C.mint];
  const heights = [0, 70, 30, -1, 120, 40, 0, -1, 160, 30, -1, 210];
  for (const i of range(12)) {
    const [x, y] = [(i % 4) * 400, Math.floor(i / 4) * 333.4];
    const h = heights[i] ?? 0;
    const best = h > 200;
    p.block(rect(x, y, 400, 334), best ? C.green : (grounds[(i * 5 + Math.floor(i / 4)) % 6] ?? C.mint));
    const [cx, by] = [x + 200, y + 290];
    const leaf = (ly: number, s: number, size: number, fill: string): void =>
      p.block(
        path(
          `M${cx} ${ly}C${cx + s * size * 0.3} ${ly - size * 0.7} ${cx + s * size} ${ly - size * 0.7} ${cx + s * size * 1.15} ${ly - size * 0.45}C${cx + s * size} ${ly} ${cx + s * size * 0.4} ${ly + size * 0.1} ${cx} ${ly}Z`,
        ),
        fill,
      );
    if (h < 0) {
      p.line(path(`M${cx} ${by - 90}C${cx} ${by - 190} ${cx + 70} ${by - 190} ${cx + 84} ${by - 110}`), C.ink, 9);
      p.block(
        path(
          `M${cx + 84} ${by - 116}C${cx + 50} ${by - 90} ${cx + 60} ${by - 60} ${cx + 84} ${by - 46}C${cx + 108} ${by - 60} ${cx + 112} ${by - 90} ${cx + 84} ${by - 116}Z`,
        ),
        C.mist,
      );
    } else if (h > 0) {
      const top = by - 90 - Math.min(h, 150);
      p.line(
        trace([
          [cx, by - 80],
          [cx, top],
        ]),
        C.ink,
        9,
      );
      for (const k of range(Math.max(1, Math.round(h / 50)))) {
        const ly = top + k * 46;
        leaf(ly, 1, 46 + k * 12, best ? C.yellow : C.green);
        leaf(ly + 12, -1, 46 + k * 12, best ? C.yellow : C.green);
      }
    }
    p.block(
      poly([
        [cx - 66, by - 92],
        [cx + 66, by - 92],
        [cx + 48, by],
        [cx - 48, by],
      ]),
      best ? C.pink : C.night,
      { slip: 5 },
    );
    p.block(rect(cx - 78, by - 112, 156, 32), best ? C.pink : C.night);
    p.line(
      trace([
        [x + 60, by],
        [x + 340, by],
      ]),
      best ? C.mint : C.ink,
      7,
    );
  }
}
