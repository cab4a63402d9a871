import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, poly, polar, range, rect, trace, type Pt } from '../core/shapes';

/** Rubble on top of a riddle, even grain below it. */
export function dataQuality(p: Print): void {
  p.ground(C.green);
  p.flat(
    poly([
      [0, 520],
      [1600, 430],
      [1600, 1000],
      [0, 1000],
    ]),
    C.paper,
  );
  const tones = [C.pink, C.paper, C.mint, C.yellow, C.ink];
  for (const i of range(70)) {
    const [x, y, r] = [60 + p.rnd() * 1480, 30 + p.rnd() ** 0.45 * 430, 28 + p.rnd() * 66];
    const corners = 3 + Math.floor(p.rnd() * 4);
    const turn = p.rnd() * 360;
    const stone = range(corners).map((k): Pt => polar(x, y, r * (0.65 + p.rnd() * 0.5), turn + (k * 360) / corners));
    const fill = tones[i % tones.length] ?? C.pink;
    p.block(poly(stone), fill, i % 3 ? {} : { slip: 7 });
    if (i % 4 === 1) p.hatch(poly(stone), 40, 14, C.ink, 4);
  }
  p.at(800, 500, -3.2, 1, () => {
    const mesh = rect(-900, 20, 1800, 60);
    p.block(mesh, C.paper);
    p.hatch(mesh, 55, 22, C.ink, 6);
    p.hatch(mesh, -55, 22, C.ink, 6);
    p.block(rect(-900, -26, 1800, 56), C.night);
    for (const x of [-720, 620]) p.block(cut(x, -110, 90, 210, 26, '1111'), C.blue);
  });
  for (const col of range(13)) {
    for (const row of range(3)) {
      const x = 176 + col * 98;
      p.block(rect(x, 712 + row * 98, 72, 72), [C.yellow, C.mint, C.pink][row] ?? C.mint);
    }
    const x = 212 + col * 98;
    p.line(
      trace([
        [x, 590 - (x - 800) * 0.056],
        [x, 680],
      ]),
      C.ink,
      6,
      'stroke-dasharray="6 22" stroke-linecap="round"',
    );
  }
}
