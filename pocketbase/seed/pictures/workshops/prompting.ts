import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, poly, rect, trace, type Pt } from '../core/shapes';

/** A giant pencil draws one line, and the line becomes country. */
export function prompting(p: Print): void {
  p.ground(C.blue);
  const line: Pt[] = [
    [-20, 820],
    [120, 800],
    [210, 690],
    [290, 730],
    [420, 470],
    [490, 560],
    [540, 530],
    [640, 720],
    [720, 690],
    [790, 640],
  ];
  p.flat(poly([...line, [900, 760], [980, 800], [1120, 1020], [-20, 1020]]), C.dusk);
  p.contours(
    poly([...line, [900, 760], [980, 800], [1120, 1020], [-20, 1020]]),
    hills(country(340, 6), [[420, 560, 240, 1.4]]),
    0.15,
    C.mint,
    4,
  );
  p.line(trace(line), C.paper, 18, 'stroke-linejoin="round" stroke-linecap="round"');
  p.flat(disc(250, 250, 110), C.yellow);
  p.line(disc(250, 250, 110));
  p.at(790, 640, -34, 1, () => {
    p.block(
      poly([
        [0, 0],
        [210, -100],
        [210, 100],
      ]),
      C.paper,
    );
    p.block(
      poly([
        [0, 0],
        [72, -34],
        [72, 34],
      ]),
      C.ink,
    );
    const edge = path(
      'M210 -100C180 -80 180 -50 206 -36C176 -20 176 20 206 36C180 50 180 80 210 100L1400 100L1400 -100Z',
    );
    p.block(edge, C.yellow, { slip: 8 });
    p.flat(path('M206 36C180 50 180 80 210 100L1400 100L1400 36Z'), C.pink);
    p.dots(rect(260, -100, 900, 66), { color: C.paper, from: [260, -20], to: [260, -130], gap: 18, max: 0.6 });
    for (const y of [-36, 36])
      p.line(
        trace([
          [206, y],
          [1400, y],
        ]),
      );
    p.line(edge);
  });
}
