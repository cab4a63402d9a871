import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, polar, poly, range, rect, trace, type Pt } from '../core/shapes';

/** AI consulting: a folded map, a compass on it and one route pencilled to the top. */
export function consulting(p: Print): void {
  p.ground(C.green);
  p.hatch(rect(0, 0, 1800, 1350), 12, 46, C.night, 3);
  const folds: Pt[][] = range(5).map((i): Pt[] => [
    [130 + i * 390, (i % 2 ? 120 : 190) - i * 16],
    [90 + i * 400, (i % 2 ? 1200 : 1270) - i * 10],
  ]);
  const field = hills(country(430, 27), [
    [1180, 420, 230, 1.9],
    [560, 800, 240, 1.1],
  ]);
  folds.slice(1).forEach((to, i) => {
    const from = folds[i] ?? to;
    const panel = poly([...from, ...[...to].reverse()]);
    p.flat(panel, C.ink, 'transform="translate(22 26)"');
    p.flat(panel, i % 2 ? C.mist : C.paper);
    p.clip(panel, () =>
      p.block(
        path(
          'M-20 980C300 1080 480 900 700 960C960 1030 1100 860 1360 930C1560 980 1660 900 1840 960L1840 1060C1640 1000 1560 1080 1340 1030C1100 970 960 1130 700 1060C480 1000 300 1180 -20 1080Z',
        ),
        C.blue,
      ),
    );
    p.contours(panel, field, 0.125, C.green, 4);
    if (i % 2)
      p.dots(panel, {
        color: C.ink,
        from: [(to[0]?.[0] ?? 0) - 120, 0],
        to: [(from[0]?.[0] ?? 0) - 120, 0],
        gap: 18,
        max: 0.36,
      });
    p.line(panel);
  });
  const way = path(
    'M330 1130C380 1000 520 960 540 820C560 700 760 740 840 660C900 600 960 600 1010 520C1060 450 1120 450 1178 420',
  );
  p.line(way, C.paper, 30);
  p.line(way, C.pink, 18, 'stroke-dasharray="46 26"');
  p.block(disc(330, 1130, 34), C.pink);
  p.line(
    trace([
      [1180, 424],
      [1180, 250],
    ]),
    C.ink,
    14,
  );
  p.block(
    poly([
      [1186, 250],
      [1330, 250],
      [1294, 298],
      [1330, 346],
      [1186, 346],
    ]),
    C.yellow,
    { slip: 7 },
  );
  p.at(1240, 900, 0, 1, () => {
    p.flat(disc(26, 30, 350), C.ink);
    p.block(disc(0, 0, 350), C.yellow);
    p.block(disc(0, 0, 286), C.paper);
    p.dots(disc(0, 0, 286), { color: C.mint, from: [-60, -60], to: [260, 260], gap: 20, max: 0.62, edge: true });
    for (const i of range(72))
      p.line(
        trace([polar(0, 0, i % 6 ? 300 : 294, i * 5), polar(0, 0, i % 6 ? 316 : 332, i * 5)]),
        C.ink,
        i % 6 ? 4 : 8,
      );
    for (const i of range(4))
      p.block(
        poly([polar(0, 0, 216, i * 90), polar(0, 0, 50, i * 90 + 45), [0, 0], polar(0, 0, 50, i * 90 - 45)]),
        C.mist,
      );
    p.at(0, 0, -42, 1, () => {
      p.block(
        poly([
          [0, -56],
          [260, 0],
          [0, 0],
        ]),
        C.pink,
      );
      p.block(
        poly([
          [0, 56],
          [260, 0],
          [0, 0],
        ]),
        C.blue,
      );
      p.block(
        poly([
          [0, -56],
          [-260, 0],
          [0, 0],
        ]),
        C.night,
      );
      p.block(
        poly([
          [0, 56],
          [-260, 0],
          [0, 0],
        ]),
        C.dusk,
      );
    });
    p.block(disc(0, 0, 32), C.yellow);
  });
}
