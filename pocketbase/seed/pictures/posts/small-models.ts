import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, join, path, poly, polar, range, rect, trace } from '../core/shapes';
import { peak } from '../motifs/land';

/** A hut by night with its own water wheel and its own small rack of machines. */
export function smallModels(p: Print): void {
  p.ground(C.night);
  const sky = rect(0, 0, 1600, 760);
  p.contours(sky, hills(country(520, 12), [[1320, 190, 240, 1.5]]), 0.17, C.dusk, 5);
  p.block(disc(1320, 190, 92), C.paper);
  p.dots(disc(1320, 190, 92), { color: C.night, from: [1280, 150], to: [1420, 250], gap: 18, max: 0.6 });
  peak(p, {
    top: [280, 250],
    left: -320,
    right: 760,
    base: 800,
    lit: C.blue,
    dark: C.dusk,
    snow: 0.26,
    shade: C.mint,
    seed: 40,
  });
  peak(p, {
    top: [1240, 360],
    left: 800,
    right: 1840,
    base: 800,
    lit: C.blue,
    dark: C.dusk,
    snow: 0.26,
    shade: C.mint,
    seed: 60,
  });
  p.block(path('M0 800C500 740 1000 780 1600 760L1600 1000L0 1000Z'), C.green);
  const glow = poly([
    [420, 880],
    [1060, 880],
    [1260, 1000],
    [220, 1000],
  ]);
  p.dots(glow, { color: C.yellow, from: [740, 1020], to: [740, 860], gap: 18, min: 0.1, max: 0.55 });
  p.merge(C.yellow, [
    rect(430, 470, 620, 410),
    poly([
      [740, 200],
      [430, 480],
      [1050, 480],
    ]),
  ]);
  for (const y of [560, 650, 740, 830])
    for (const x of [430, 940])
      p.line(
        trace([
          [x, y],
          [x + 110, y],
        ]),
        C.ink,
        4,
      );
  p.block(
    poly([
      [740, 130],
      [340, 500],
      [420, 540],
      [740, 250],
    ]),
    C.pink,
  );
  p.block(
    poly([
      [740, 130],
      [1140, 500],
      [1060, 540],
      [740, 250],
    ]),
    C.green,
  );
  p.block(cut(580, 500, 320, 380, 44), C.night);
  for (const i of range(5)) {
    p.block(rect(610, 552 + i * 62, 260, 46), i === 2 ? C.mint : C.dusk, { line: C.paper, w: 4 });
    p.line(
      trace([
        [630, 575 + i * 62],
        [740, 575 + i * 62],
      ]),
      i === 2 ? C.ink : C.mint,
      8,
    );
    p.flat(disc(840, 575 + i * 62, 11), i === 2 ? C.pink : C.yellow);
  }
  // The wheel turns in the hut's own stream: power and data stay on the ground they come from.
  p.block(path('M1640 690C1500 690 1420 740 1380 810C1340 880 1200 880 1130 1020L1640 1020Z'), C.blue);
  for (const i of range(3))
    p.line(
      path(
        `M${1420 + i * 50} ${890 + i * 34}C${1450 + i * 50} ${870 + i * 34} ${1480 + i * 50} ${910 + i * 34} ${1530 + i * 50} ${886 + i * 34}`,
      ),
      C.mint,
      8,
    );
  const wheel = join(disc(1250, 780, 150), disc(1250, 780, 108));
  for (const i of range(12)) p.line(trace([polar(1250, 780, 30, i * 30), polar(1250, 780, 178, i * 30)]), C.paper, 12);
  p.block(wheel, C.paper);
  p.block(disc(1250, 780, 34), C.pink);
  p.line(path('M1216 780L1050 780'), C.pink, 12);
}
