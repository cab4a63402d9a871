import { C } from '../core/palette';
import type { Print } from '../core/print';
import { range, trace } from '../core/shapes';
import { Iso } from '../motifs/iso';

/** Claims come down one belt and part into three bins: quick, careful and urgent. */
export function claims(p: Print): void {
  p.ground(C.pink);
  const iso = new Iso(p, 690, 350, 92);
  p.hatch(iso.tile(-8, -8, 30, 30), 30, 64, C.paper, 3);
  const letter = (x: number, y: number, z: number, fill: string, flap: string): void => {
    iso.box(x, y, z, 1.5, 1, 0.16, fill, C.mist, C.ink);
    const at = z + 0.16;
    p.line(trace([iso.pt(x, y, at), iso.pt(x + 0.75, y + 0.6, at), iso.pt(x + 1.5, y, at)]), flap, p.ink);
  };
  // Belts first, from the back to the front, so that nothing is printed over what stands before it.
  iso.box(-8, 1.6, 0, 10.4, 1.8, 0.9, C.dusk, C.night, C.ink);
  for (const i of range(8)) p.line(trace([iso.pt(-5.4 + i, 1.6, 0.9), iso.pt(-5.4 + i, 3.4, 0.9)]), C.blue, 5);
  letter(-3.2, 1.95, 0.9, C.paper, C.ink);
  letter(-0.9, 2.0, 0.9, C.paper, C.ink);
  const bin = (x: number, y: number, h: number, fill: string, side: string, dark: string, count: number): void => {
    iso.box(x, y, 0, 2.6, 2.6, h, fill, side, dark);
    p.block(iso.tile(x + 0.2, y + 0.2, 2.2, 2.2, h), C.ink);
    for (const i of range(count)) letter(x + 0.5, y + 0.75, h - 0.5 + i * 0.3, i % 2 ? C.mist : C.paper, C.ink);
    p.block(iso.left(x + 0.6, y, h * 0.35, 1.4, 2.6, h * 0.32), C.paper);
  };
  iso.box(4.1, -2.2, 0, 1.2, 3.2, 0.9, C.dusk, C.night, C.ink);
  iso.box(2.4, 1.0, 0, 3, 3, 1.5, C.blue, C.blue, C.dusk);
  p.block(iso.tile(2.8, 1.4, 2.2, 2.2, 1.5), C.paper);
  p.line(trace([iso.pt(3.9, 2.5, 1.5), iso.pt(4.8, 2.5, 1.5)]), C.green, 16);
  p.line(trace([iso.pt(3.9, 2.5, 1.5), iso.pt(3.9, 1.6, 1.5)]), C.yellow, 16);
  p.line(trace([iso.pt(3.9, 2.5, 1.5), iso.pt(3.9, 3.4, 1.5)]), C.pink, 16);
  bin(4.0, -4.6, 1.6, C.yellow, C.yellow, C.ink, 3);
  iso.box(5.4, 1.9, 0, 2, 1.2, 0.9, C.dusk, C.night, C.ink);
  iso.box(3.3, 4, 0, 1.2, 1.9, 0.9, C.dusk, C.night, C.ink);
  bin(7.4, 1.2, 1.6, C.green, C.green, C.night, 6);
  bin(2.6, 5.9, 1.6, C.mint, C.mint, C.green, 1);
}
