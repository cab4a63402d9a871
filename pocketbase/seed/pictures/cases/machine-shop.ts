import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, oval, poly, polar, range, rect, sector, trace, type Pt } from '../core/shapes';

/** A lathe chuck turns a bar; a curl of swarf runs off and the vibration is written below. */
export function machineShop(p: Print): void {
  p.ground(C.night);
  p.hatch(rect(0, 0, 1600, 1000), -30, 90, C.dusk, 10);
  const [cx, cy] = [470, 430];
  p.flat(disc(cx, cy, 400), C.mist);
  p.flat(sector(cx, cy, 0, 400, -30, 90), C.mint);
  p.line(disc(cx, cy, 400));
  p.line(disc(cx, cy, 340), C.ink, 4);
  for (const i of range(18)) p.flat(disc(...polar(cx, cy, 370, i * 20 + 6), 9), C.ink);
  for (const i of range(3)) {
    p.at(cx, cy, i * 120 - 64, 1, () => {
      p.block(
        poly([
          [96, -52],
          [220, -52],
          [220, -70],
          [392, -70],
          [392, 70],
          [220, 70],
          [220, 52],
          [96, 52],
        ]),
        C.blue,
        { slip: 6 },
      );
      p.block(rect(252, -26, 52, 52), C.ink);
      for (const x of [330, 352, 374])
        p.line(
          trace([
            [x, -60],
            [x, 60],
          ]),
          C.ink,
          4,
        );
    });
  }
  p.block(disc(cx, cy, 112), C.pink);
  p.flat(sector(cx, cy, 84, 92, 150, 290), C.paper);
  const tool = poly([
    [1600, 300],
    [900, 340],
    [760, 384],
    [592, 430],
    [740, 470],
    [900, 480],
    [1600, 480],
  ]);
  p.block(tool, C.green, { slip: 9 });
  p.block(
    poly([
      [760, 384],
      [592, 430],
      [740, 470],
      [810, 430],
    ]),
    C.yellow,
  );
  p.dots(
    poly([
      [900, 420],
      [1600, 400],
      [1600, 480],
      [900, 480],
    ]),
    { color: C.ink, from: [900, 400], to: [900, 500], gap: 18 },
  );
  p.block(rect(1240, 210, 360, 110), C.mint);
  for (const x of [1320, 1430, 1540]) p.block(rect(x - 24, 150, 48, 72), C.paper);
  // The swarf is a tightening spiral: one line, long enough to show the cut runs clean.
  const curl = range(90).map((i): Pt =>
    polar(720 + i * 3.4, 250 - i * 1.1 + (i > 50 ? (i - 50) * 1.1 : 0), 66 - i * 0.25, 130 + i * 17),
  );
  p.tube(trace([[596, 424], [640, 340], ...curl]), 14, C.yellow);
  p.block(rect(-10, 800, 1620, 210), C.paper);
  for (const i of range(23))
    p.line(
      trace([
        [i * 72, 806],
        [i * 72, 1000],
      ]),
      C.mint,
      4,
    );
  const wave = range(80).map((i): Pt => [
    i * 20.4,
    902 + Math.sin(i * 1.9) * (i > 44 && i < 64 ? 74 - Math.abs(54 - i) * 5 : 14),
  ]);
  p.line(trace(wave), C.ink, 8);
  p.line(oval(1098, 902, 210, 88), C.pink, 12);
}
