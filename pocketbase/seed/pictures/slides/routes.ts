import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, oval, path, poly, rect, type Pt } from '../core/shapes';

/** Planning routes: a map of hills and a river; one road calls at every stop. */
export function routes(p: Print): void {
  p.ground(C.mint);
  const map = rect(0, 0, 1200, 900);
  p.contours(
    map,
    hills(country(400, 23), [
      [300, 260, 170, 1.2],
      [860, 600, 200, 1.3],
    ]),
    0.15,
    C.green,
    4,
  );
  p.tube(path('M-40 640C160 560 260 700 420 620C600 530 560 360 700 280C840 200 900 80 1240 120'), 70, C.blue);
  const stops: Pt[] = [
    [150, 800],
    [250, 470],
    [560, 160],
    [760, 440],
    [1040, 330],
    [980, 740],
    [620, 790],
  ];
  const way = path(
    'M150 800C120 660 180 560 250 470C330 370 470 300 560 160C680 220 700 340 760 440C860 420 940 300 1040 330C1120 460 1060 620 980 740C880 820 740 830 620 790',
  );
  p.line(way, C.ink, 40);
  p.line(way, C.yellow, 26);
  p.line(way, C.ink, 4, 'stroke-dasharray="20 18"');
  stops.forEach(([x, y], i) => {
    p.flat(oval(x, y + 4, 34, 14), C.ink);
    const pin = path(
      `M${x} ${y}C${x - 14} ${y - 40} ${x - 56} ${y - 60} ${x - 56} ${y - 104}C${x - 56} ${y - 178} ${x + 56} ${y - 178} ${x + 56} ${y - 104}C${x + 56} ${y - 60} ${x + 14} ${y - 40} ${x} ${y}Z`,
    );
    p.block(pin, i === 0 ? C.night : C.pink, { slip: 5 });
    p.block(disc(x, y - 104, 24), i === 0 ? C.yellow : C.paper);
  });
  p.at(380, 318, -52, 0.8, () => {
    p.block(cut(-90, -46, 180, 92, 30, '0110'), C.paper, { slip: 6 });
    p.block(rect(-90, -46, 110, 92), C.green);
    p.block(
      poly([
        [40, -36],
        [66, -26],
        [66, 26],
        [40, 36],
      ]),
      C.night,
    );
  });
}
