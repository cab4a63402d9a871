import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, path, range, rect, trace } from '../core/shapes';

/** Reading documents: spectacles on a page; through the lenses the line that matters turns yellow. */
export function reading(p: Print): void {
  p.ground(C.pink);
  for (const [i, turn] of [9, 3, -4].entries())
    p.at(600, 480, turn, 1, () =>
      p.block(cut(-400, -520, 800, 1040, 120), [C.mint, C.mist, C.paper][i] ?? C.paper, { slip: 8 }),
    );
  const lines = (color: string, w: number, mark: boolean): void =>
    p.at(600, 480, -4, 1, () => {
      for (const i of range(13)) {
        const y = -400 + i * 72;
        const end = i % 4 === 3 ? 60 : 310;
        if (mark && (i === 6 || i === 5)) p.flat(rect(-320, y - 30, 640, 60), C.yellow);
        p.line(
          trace([
            [-310, y],
            [end, y],
          ]),
          color,
          w,
        );
      }
    });
  lines(C.ink, 8, false);
  const lens = (x: number): ReturnType<typeof cut> => cut(x, 330, 360, 280, 84, '1111');
  for (const x of [200, 650]) {
    p.flat(lens(x), C.paper);
    p.clip(lens(x), () => lines(C.ink, 18, true));
    p.line(lens(x), C.ink, 44);
    p.line(lens(x), C.blue, 30);
  }
  p.tube(path('M566 440C580 400 630 400 644 440'), 26, C.blue);
  p.tube(
    trace([
      [196, 420],
      [40, 380],
      [-40, 330],
    ]),
    26,
    C.blue,
  );
  p.tube(
    trace([
      [1014, 420],
      [1170, 380],
      [1240, 330],
    ]),
    26,
    C.blue,
  );
}
