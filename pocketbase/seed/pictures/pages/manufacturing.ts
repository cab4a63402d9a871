import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, polar, poly, range, rect, sector, trace } from '../core/shapes';
import { gear } from '../motifs/things';

/** Manufacturing: a press of the old scale, new parts on the belt, one small person in charge. */
export function manufacturing(p: Print): void {
  p.ground(C.yellow);
  p.dots(rect(0, 0, 1800, 1180), { color: C.paper, from: [900, 1180], to: [900, 0], gap: 30, max: 0.6 });
  p.block(rect(-10, 1150, 1820, 210), C.night);
  const wheel = gear(420, 360, 300, 24, 34, 0);
  p.block(wheel, C.pink, { slip: 9 });
  for (const i of range(5)) p.block(sector(420, 360, 96, 214, i * 72 + 10, i * 72 + 62), C.yellow);
  p.block(disc(420, 360, 60), C.paper);
  p.block(disc(420, 360, 22), C.ink);
  const crown = cut(380, 110, 1040, 320, 90, '1100');
  for (const x of [430, 1170]) {
    p.block(rect(x, 400, 200, 760), C.blue);
    p.dots(rect(x + 80, 400, 120, 760), { color: C.night, from: [x + 60, 0], to: [x + 230, 0], gap: 20, max: 0.66 });
    p.line(rect(x, 400, 200, 760));
  }
  p.block(crown, C.blue, { slip: 10 });
  p.dots(crown, { color: C.night, from: [900, 260], to: [900, 470], gap: 22, max: 0.6, edge: true });
  p.block(disc(900, 262, 100), C.paper);
  p.line(sector(900, 262, 74, 74, 150, 390), C.ink, 8);
  p.line(trace([[900, 262], polar(900, 262, 66, 318)]), C.pink, 12);
  for (const x of [450, 530, 1270, 1350]) p.block(disc(x, 210, 20), C.mint);
  p.block(rect(760, 430, 70, 170), C.paper);
  p.block(rect(970, 430, 70, 170), C.paper);
  p.block(cut(640, 590, 520, 170, 50, '0011'), C.green, { slip: 7 });
  for (const x of [690, 1060]) p.block(rect(x, 630, 50, 60), C.mint);
  p.block(
    poly([
      [740, 760],
      [1060, 760],
      [1020, 836],
      [780, 836],
    ]),
    C.night,
  );
  p.block(cut(560, 1010, 680, 150, 40, '1100'), C.green);
  p.hatch(rect(600, 1060, 600, 60), 60, 34, C.mint, 6);
  p.block(rect(-20, 960, 1840, 54), C.dusk);
  for (const i of range(23)) p.block(disc(20 + i * 80, 1014, 22), C.paper);
  for (const x of [40, 240]) p.block(rect(x, 924, 150, 36), C.mint);
  p.block(
    poly([
      [760, 960],
      [800, 886],
      [1000, 886],
      [1040, 960],
    ]),
    C.pink,
    { slip: 6 },
  );
  for (const x of [1270, 1500, 1730])
    p.block(
      poly([
        [x - 30, 960],
        [x + 10, 886],
        [x + 130, 886],
        [x + 170, 960],
      ]),
      C.pink,
    );
  for (const [x, r, fill] of [
    [210, 120, C.mint],
    [480, 92, C.pink],
  ] as const) {
    p.block(disc(x, 1290 - r, r), fill, { slip: 6 });
    for (const k of range(4)) p.line(disc(x, 1290 - r, r * (0.8 - k * 0.17)), C.ink, 6);
  }
  p.at(1540, 1280, 0, 1.15, () => {
    p.block(
      poly([
        [-40, -90],
        [40, -90],
        [44, 10],
        [10, 10],
        [0, -50],
        [-10, 10],
        [-44, 10],
      ]),
      C.blue,
    );
    p.block(cut(-46, -216, 92, 140, 22, '1100'), C.mint);
    p.line(
      trace([
        [-36, -190],
        [-96, -130],
        [-150, -168],
      ]),
      C.mint,
      24,
    );
    p.block(disc(0, -252, 32), C.pink);
    p.block(sector(0, -256, 0, 40, 180, 360), C.yellow);
    p.block(cut(-220, -226, 80, 110, 18), C.paper);
    p.line(
      trace([
        [-206, -150],
        [-186, -186],
        [-170, -160],
        [-156, -196],
      ]),
      C.blue,
      8,
    );
  });
}
