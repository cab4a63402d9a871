import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, range, rect, sector, trace } from '../core/shapes';

/** Painted beehive fronts; one speaks, and its sign is the caron. */
export function language(p: Print): void {
  p.ground(C.yellow);
  const fills = [C.pink, C.blue, C.mint, C.green, C.paper, C.night, C.mint, C.pink, C.green, C.blue, C.paper, C.pink];
  const [w, h, x0, y0] = [250, 250, 40, 190];
  p.block(
    poly([
      [-20, 150],
      [40, 60],
      [1080, 60],
      [1130, 150],
    ]),
    C.night,
    { slip: 8 },
  );
  for (const i of range(12)) {
    const [x, y] = [x0 + (i % 4) * w, y0 + Math.floor(i / 4) * h - 40];
    const fill = fills[i] ?? C.mint;
    const mark = fill === C.paper || fill === C.mint || fill === C.pink ? C.night : C.yellow;
    p.block(rect(x, y, w, h), fill);
    const [cx, cy] = [x + w / 2, y + 96];
    const motifs: (() => void)[] = [
      () =>
        p.flat(
          poly([
            [cx - 80, cy + 56],
            [cx - 10, cy - 60],
            [cx + 22, cy - 8],
            [cx + 40, cy - 30],
            [cx + 84, cy + 56],
          ]),
          mark,
        ),
      () => range(6).forEach((k) => p.flat(sector(cx, cy, 18, 66, k * 60, k * 60 + 34), mark)),
      () => {
        p.flat(
          poly([
            [cx - 70, cy],
            [cx, cy - 66],
            [cx + 70, cy],
          ]),
          mark,
        );
        p.flat(rect(cx - 50, cy + 10, 100, 46), mark);
      },
      () => range(3).forEach((k) => p.line(sector(cx, cy + 60, 34 + k * 34, 34 + k * 34, 200, 340), mark, 14)),
      () => {
        p.flat(disc(cx, cy, 60), mark);
        p.flat(disc(cx + 28, cy - 16, 48), fill);
      },
      () =>
        range(4).forEach((k) =>
          p.flat(
            poly([
              [cx - 80, cy - 46 + k * 32],
              [cx, cy - 66 + k * 32],
              [cx + 80, cy - 46 + k * 32],
              [cx, cy - 50 + k * 32],
            ]),
            mark,
          ),
        ),
    ];
    motifs[(i * 5 + 1) % 6]?.();
    p.block(rect(x + 40, y + h - 62, w - 80, 28), C.ink);
    p.block(rect(x + 24, y + h - 34, w - 48, 16), C.paper);
  }
  p.block(rect(0, 900, 1130, 110), C.green);
  const bee = (x: number, y: number, s: number, turn: number): void =>
    p.at(x, y, turn, s, () => {
      p.block(path('M0 -30C-50 -120 10 -140 30 -100C50 -60 20 -40 0 -30Z'), C.paper);
      p.block(path('M-10 -30C-90 -80 -50 -130 -20 -110C10 -90 0 -50 -10 -30Z'), C.paper);
      const body = path('M-80 0C-80 -50 50 -60 84 0C50 60 -80 50 -80 0Z');
      p.block(body, C.pink);
      p.clip(body, () => {
        for (const bx of [-52, -6, 40]) p.flat(rect(bx, -60, 22, 120), C.ink);
      });
      p.line(body);
    });
  const says = poly([
    [1130, 240],
    [1490, 240],
    [1560, 310],
    [1560, 620],
    [1330, 620],
    [1130, 740],
    [1190, 620],
    [1130, 620],
  ]);
  p.block(says, C.paper, { slip: 10 });
  // Three letter blocks under three carons: the sounds a foreign model gets wrong first.
  for (const [i, fill] of [C.blue, C.green, C.pink].entries()) {
    const x = 1176 + i * 118;
    p.block(cut(x, 430, 100, 130, 28), fill);
    p.line(
      trace([
        [x + 18, 344],
        [x + 50, 384],
        [x + 82, 344],
      ]),
      C.ink,
      22,
      'stroke-linejoin="miter"',
    );
  }
  p.line(path('M1010 640C1100 560 1060 760 1190 800'), C.ink, 6, 'stroke-dasharray="4 22" stroke-linecap="round"');
  bee(1290, 850, 1.2, -12);
  bee(1470, 140, 0.8, 14);
  bee(1180, 110, 0.6, -30);
}
