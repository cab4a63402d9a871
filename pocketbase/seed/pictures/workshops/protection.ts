import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, oval, path, poly, range, rect, trace } from '../core/shapes';

/** A padlock in whose keyhole stands a person; the data is theirs. */
export function protection(p: Print): void {
  p.ground(C.pink);
  p.flat(rect(0, 0, 560, 1000), C.yellow);
  p.line(
    trace([
      [560, -10],
      [560, 1010],
    ]),
  );
  const sheets = (x: number, y: number, turn: number, fill: string): void =>
    p.at(x, y, turn, 1, () => {
      p.block(cut(-150, -200, 300, 400, 56), fill, { slip: 7 });
      p.block(disc(-70, -110, 44), C.mint);
      for (const i of range(5))
        p.line(
          trace([
            [-100, -20 + i * 40],
            [i % 2 ? 30 : 100, -20 + i * 40],
          ]),
          C.ink,
          9,
        );
      p.line(
        trace([
          [10, -120],
          [90, -120],
        ]),
        C.ink,
        9,
      );
    });
  sheets(230, 290, -12, C.paper);
  sheets(300, 730, 9, C.paper);
  const shackle = path('M640 470L640 330C640 40 1260 40 1260 330L1260 470');
  p.line(shackle, C.ink, 124, '');
  p.line(shackle, C.mint, 110, '');
  p.line(path('M670 460L670 330C670 80 1230 80 1230 330'), C.paper, 12, '');
  const body = cut(520, 420, 860, 540, 110, '1111');
  p.block(body, C.night, { slip: 12 });
  p.dots(body, { color: C.blue, from: [600, 500], to: [1500, 1000], gap: 22, max: 0.6, edge: true });
  p.block(cut(740, 470, 420, 440, 70, '1111'), C.yellow, { slip: 8 });
  // Keyhole and person share one outline: the round head and the widening coat.
  p.flat(disc(950, 610, 78), C.ink);
  p.flat(
    poly([
      [912, 670],
      [988, 670],
      [1056, 850],
      [844, 850],
    ]),
    C.ink,
  );
  p.line(
    trace([
      [950, 720],
      [950, 850],
    ]),
    C.yellow,
    7,
  );
  p.flat(oval(950, 868, 150, 14), C.ink);
  for (const [x, y] of [
    [570, 690],
    [1330, 690],
  ] as const) {
    p.block(disc(x, y, 26), C.mint);
    p.line(
      trace([
        [x - 14, y - 14],
        [x + 14, y + 14],
      ]),
      C.ink,
      7,
    );
  }
}
