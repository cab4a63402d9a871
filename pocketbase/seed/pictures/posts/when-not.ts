import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, oval, path, range, rect, sector, trace } from '../core/shapes';

/** An enormous hammer over one hazelnut. */
export function whenNot(p: Print): void {
  p.ground(C.pink);
  const floor = rect(0, 850, 1600, 150);
  p.dots(rect(0, 500, 1600, 350), { color: C.paper, from: [0, 860], to: [0, 480], gap: 22, min: 0, max: 0.55 });
  p.block(floor, C.paper);
  p.hatch(rect(620, 856, 430, 30), 0, 10, C.ink, 4);
  p.at(820, 340, -7, 1, () => {
    p.block(rect(-80, -800, 160, 700), C.yellow, { slip: 10 });
    for (const x of [-38, 6, 44])
      p.line(
        trace([
          [x, -800],
          [x, -120],
        ]),
        C.ink,
        3,
      );
    const head = cut(-560, -230, 1120, 470, 90, '1111');
    p.block(head, C.dusk, { slip: 12 });
    p.dots(head, { color: C.ink, from: [0, -60], to: [0, 260], gap: 24, max: 0.66, edge: true });
    p.block(rect(-560, -60, 120, 130), C.blue);
    p.line(
      trace([
        [-440, -226],
        [-440, 236],
      ]),
      C.ink,
    );
    p.block(rect(440, -140, 120, 290), C.blue);
    p.line(
      trace([
        [-330, -170],
        [300, -170],
      ]),
      C.paper,
      8,
    );
    p.block(rect(-120, -252, 240, 60), C.paper);
  });
  for (const s of [-1, 1]) {
    for (const i of range(3))
      p.line(sector(800, 800, 190 + i * 44, 190 + i * 44, s > 0 ? -26 : 188, s > 0 ? -4 : 206), C.ink, 7);
  }
  p.block(oval(800, 800, 66, 58), C.yellow, { slip: 5 });
  p.block(path('M738 780C752 732 848 732 862 780C820 762 780 762 738 780Z'), C.green);
  p.line(
    trace([
      [800, 744],
      [806, 722],
    ]),
    C.ink,
    10,
  );
}
