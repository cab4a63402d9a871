import { C } from '../core/palette';
import type { Print } from '../core/print';
import { oval, path, poly, range, rect, sector } from '../core/shapes';

/** Listen: a great horn turned to a workshop that is humming. */
export function listen(p: Print): void {
  p.ground(C.mint);
  for (const i of range(7)) p.line(sector(880, 520, 130 + i * 82, 130 + i * 82, 140, 226), i % 2 ? C.green : C.ink, 8);
  p.block(rect(-10, 760, 1220, 150), C.green);
  p.block(
    poly([
      [780, 770],
      [780, 500],
      [890, 420],
      [890, 500],
      [1000, 420],
      [1000, 500],
      [1110, 420],
      [1110, 770],
    ]),
    C.blue,
    { slip: 8 },
  );
  p.block(rect(1040, 250, 60, 190), C.pink);
  for (const i of range(3)) p.block(rect(820 + i * 98, 560, 58, 70), C.yellow);
  p.block(rect(900, 670, 92, 100), C.ink);
  const horn = path('M470 250C440 420 330 560 90 620L70 690C340 680 500 700 560 780Z');
  p.block(horn, C.pink, { slip: 10 });
  p.dots(horn, { color: C.ink, from: [300, 520], to: [400, 790], gap: 18, max: 0.5, edge: true });
  p.at(515, 515, -9, 1, () => {
    p.block(oval(0, 0, 92, 272), C.yellow);
    p.block(oval(8, 0, 62, 220), C.night);
  });
  p.block(
    poly([
      [96, 612],
      [20, 622],
      [-10, 640],
      [-10, 700],
      [14, 704],
      [76, 694],
    ]),
    C.night,
  );
  p.block(
    poly([
      [240, 680],
      [300, 680],
      [360, 860],
      [180, 860],
    ]),
    C.paper,
  );
}
