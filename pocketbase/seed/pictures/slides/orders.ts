import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, path, range, rect, sector, trace } from '../core/shapes';
import { envelope, tick } from '../motifs/things';

/** Answering orders: envelopes come in on the left, a counter bell rings, ticked slips run out. */
export function orders(p: Print): void {
  p.ground(C.yellow);
  p.flat(rect(0, 0, 1200, 620), C.green);
  p.line(
    trace([
      [-10, 620],
      [1210, 620],
    ]),
  );
  p.dots(rect(0, 300, 1200, 320), { color: C.mint, from: [0, 640], to: [0, 280], gap: 22, min: 0, max: 0.5 });
  for (const [x, y, turn] of [
    [-40, 90, -10],
    [130, 200, 6],
    [10, 370, -4],
  ] as const)
    p.at(x, y, turn, 1, () => envelope(p, 0, 0, 220, C.paper, C.pink));
  const slip = path(
    'M690 -20L1080 -20L1080 500L1048 470L1015 500L983 470L950 500L918 470L885 500L853 470L820 500L788 470L755 500L723 470L690 500Z',
  );
  p.block(slip, C.paper, { slip: 9 });
  for (const i of range(5)) {
    p.line(
      trace([
        [740, 60 + i * 84],
        [i % 2 ? 880 : 930, 60 + i * 84],
      ]),
      C.ink,
      12,
    );
    p.block(rect(985, 34 + i * 84, 52, 52), C.mint);
    if (i < 4) tick(p, 1011, 62 + i * 84, 44, C.ink, 11);
  }
  const dome = path('M250 740C250 420 850 420 850 740Z');
  p.block(dome, C.pink, { slip: 10 });
  p.dots(dome, { color: C.ink, from: [500, 620], to: [840, 740], gap: 18, max: 0.5, edge: true });
  p.line(path('M330 690C340 590 400 540 470 520'), C.paper, 14);
  p.block(rect(526, 440, 48, 64), C.night);
  p.block(cut(480, 400, 140, 52, 20, '1100'), C.night);
  p.block(cut(190, 740, 720, 76, 28, '1100'), C.night);
  for (const s of [0, 1, 2]) {
    p.line(sector(550, 470, 150 + s * 40, 150 + s * 40, -66, -40), C.paper, 9);
    p.line(sector(550, 470, 150 + s * 40, 150 + s * 40, 220, 246), C.paper, 9);
  }
}
