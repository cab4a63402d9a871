import { country } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { house, spruce } from '../motifs/land';
import { disc, path, poly, range, trace } from '../core/shapes';

/** A carabiner holds the rope, and far below a small firm's house stands safe. */
export function safeAi(p: Print): void {
  p.ground(C.paper);
  const wall = poly([
    [0, 0],
    [690, 0],
    [640, 210],
    [760, 380],
    [650, 640],
    [720, 1000],
    [0, 1000],
  ]);
  p.block(wall, C.blue);
  p.contours(wall, country(260, 71), 0.17, C.night, 5);
  p.dots(
    poly([
      [500, 0],
      [690, 0],
      [640, 210],
      [760, 380],
      [650, 640],
      [720, 1000],
      [520, 1000],
    ]),
    { color: C.ink, from: [420, 0], to: [760, 0], gap: 20 },
  );
  p.line(wall);
  p.block(path('M700 1010C900 880 1200 940 1620 860L1620 1010Z'), C.mint);
  house(p, 1420, 900, 100, 66, C.paper, C.pink, C.yellow);
  spruce(p, 1370, 914, 110, C.green, C.night);
  spruce(p, 1570, 890, 130, C.green, C.night);
  p.block(
    poly([
      [560, 140],
      [690, 110],
      [770, 190],
      [750, 280],
      [640, 310],
      [560, 240],
    ]),
    C.mint,
    { slip: 7 },
  );
  p.block(disc(626, 208, 32), C.ink);
  const twill = 'stroke-dasharray="12 36"';
  const strand = (d: string): void => {
    p.tube(path(d), 76, C.pink);
    p.line(path(d), C.paper, 30, twill);
  };
  // One strand runs behind the bar and the other over it, so that the rope is seen to be threaded.
  strand('M1010 1060C1000 900 1060 760 1090 590');
  const body = path(
    'M720 250C740 110 960 60 1090 150C1220 240 1330 520 1270 620C1220 710 1060 710 1000 630C930 530 700 400 720 250Z',
  );
  p.tube(body, 64, C.yellow);
  p.line(path('M812 190C860 130 990 130 1060 190'), C.paper, 10);
  p.tube(path('M770 380C830 460 900 520 960 580'), 74, C.green);
  for (const i of range(4))
    p.line(
      trace([
        [790 + i * 38, 452 + i * 36],
        [838 + i * 38, 404 + i * 36],
      ]),
      C.mint,
      8,
    );
  strand('M1090 590C1098 500 1196 510 1204 600C1214 760 1290 880 1270 1060');
}
