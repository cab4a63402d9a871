import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, join, path, polar, range, sector, trace, type Pt } from '../core/shapes';

/** A stethoscope on a ball bearing, cropped close. */
export function maintenance(p: Print): void {
  p.ground(C.yellow);
  const [cx, cy] = [560, 560];
  p.flat(disc(cx + 14, cy + 12, 520), C.paper);
  p.line(disc(cx, cy, 520));
  p.block(join(disc(cx, cy, 470), disc(cx, cy, 360)), C.mint);
  p.dots(join(disc(cx, cy, 470), disc(cx, cy, 360)), {
    color: C.green,
    from: [cx - 100, cy - 300],
    to: [cx + 300, cy + 460],
    gap: 18,
    edge: true,
  });
  p.flat(disc(cx, cy, 360), C.night);
  p.line(disc(cx, cy, 360));
  for (const i of range(11)) {
    const [x, y] = polar(cx, cy, 285, i * (360 / 11) + 8);
    const worn = i === 10;
    p.block(disc(x, y, 66), worn ? C.pink : C.paper);
    p.flat(sector(x, y, 40, 52, 190, 260), worn ? C.ink : C.night);
    if (worn)
      p.line(
        trace([
          [x - 30, y + 18],
          [x - 6, y + 4],
          [x + 4, y + 30],
          [x + 34, y + 12],
        ]),
        C.ink,
        7,
      );
  }
  p.block(disc(cx, cy, 208), C.mint);
  p.block(disc(cx, cy, 150), C.yellow);
  p.hatch(sector(cx, cy, 150, 208, 20, 120), 45, 16, C.green, 5);
  // The listening piece sits on the outer ring, next to the worn ball.
  p.tube(path('M980 330C1180 260 1180 620 1330 640C1460 650 1440 380 1420 230'), 30, C.blue);
  p.tube(path('M1420 250C1420 150 1330 130 1300 -40'), 26, C.night);
  p.tube(path('M1420 250C1420 150 1510 130 1540 -40'), 26, C.night);
  p.block(cut(1380, 210, 80, 100, 20, '1111'), C.pink);
  p.block(disc(930, 352, 108), C.pink, { slip: 8 });
  p.block(disc(930, 352, 66), C.paper);
  p.block(disc(930, 352, 26), C.night);
  const wave: Pt[] = range(13).map((i): Pt => [1170 + i * 36, 870 + (i % 2 ? -1 : 1) * (i > 5 && i < 10 ? 82 : 16)]);
  p.line(trace([[1120, 870], ...wave, [1640, 870]]), C.ink, 9, 'stroke-linejoin="miter"');
}
