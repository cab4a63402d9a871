import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, join, polar, poly, range, rect, sector, trace, type Pt } from '../core/shapes';

/** Seeing defects: a tray of hexagon nuts; a frame has found the cracked one. */
export function defects(p: Print): void {
  p.ground(C.night);
  p.hatch(rect(0, 0, 1200, 900), 0, 30, C.dusk, 3);
  for (const row of range(5)) {
    for (const col of range(7)) {
      const [x, y] = [col * 204 - (row % 2 ? 102 : 0) + 30, row * 184 + 84];
      const bad = row === 2 && col === 4;
      const hex = (r: number, turn: number): Pt[] => range(6).map((k): Pt => polar(x, y, r, turn + k * 60));
      const nut = join(poly(hex(88, bad ? 16 : 30)), disc(x, y, 44));
      p.block(nut, bad ? C.pink : C.mint, bad ? { slip: 7 } : {});
      p.flat(sector(x, y, 60, 68, 190, 290), C.paper);
      p.line(disc(x, y, 54), C.ink, 4);
      if (bad)
        p.line(
          trace([
            [x + 34, y + 28],
            [x + 44, y + 50],
            [x + 62, y + 44],
            [x + 70, y + 76],
          ]),
          C.ink,
          10,
          'stroke-linejoin="miter"',
        );
    }
  }
  const [cx, cy] = [4 * 204 + 30, 2 * 184 + 84];
  const r = 150;
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const corner = trace([
      [cx + sx * r, cy + sy * (r - 84)],
      [cx + sx * r, cy + sy * r],
      [cx + sx * (r - 84), cy + sy * r],
    ]);
    p.line(corner, C.ink, 36, 'stroke-linejoin="miter" stroke-linecap="square"');
    p.line(corner, C.yellow, 22, 'stroke-linejoin="miter" stroke-linecap="square"');
  }
  for (const s of [-1, 1])
    p.line(
      trace([
        [cx + s * r, cy],
        [cx + s * 1400, cy],
      ]),
      C.yellow,
      6,
    );
}
