import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, range, rect, trace } from '../core/shapes';

/** Three ways in three columns: goods from a shelf, a frame being joined, an hourglass. */
export function buyBuildWait(p: Print): void {
  p.ground(C.yellow);
  p.flat(rect(533, 0, 534, 1000), C.green);
  p.flat(rect(1067, 0, 533, 1000), C.pink);
  p.dots(rect(0, 620, 533, 380), { color: C.ink, from: [0, 620], to: [0, 1100], gap: 20, max: 0.4 });
  // Buy: a finished crate hangs ready on the hook.
  p.line(
    trace([
      [266, 0],
      [266, 210],
    ]),
    C.ink,
    12,
  );
  p.line(path('M266 210C320 210 320 290 266 290C230 290 222 262 222 250'), C.ink, 20);
  p.line(
    trace([
      [110, 430],
      [266, 290],
      [423, 430],
    ]),
  );
  p.block(rect(86, 430, 360, 330), C.paper, { slip: 8 });
  for (const i of range(4)) p.block(rect(86, 430 + i * 84, 360, 78), i % 2 ? C.paper : C.mist);
  p.block(cut(186, 530, 160, 130, 40), C.blue);
  // Build: two beams come together in a halved joint, the peg still out.
  const beam = (): void =>
    p.block(
      poly([
        [-60, -420],
        [60, -420],
        [60, 420],
        [-60, 420],
      ]),
      C.paper,
    );
  p.clip(rect(533, 0, 534, 1000), () => {
    p.at(800, 640, 34, 1, () => {
      beam();
      for (const x of [-30, 0, 30])
        p.line(
          trace([
            [x, -420],
            [x, 420],
          ]),
          C.ink,
          3,
        );
    });
    p.at(800, 640, -34, 1, () => {
      beam();
      p.hatch(rect(-60, -420, 120, 840), 90, 26, C.ink, 3);
    });
  });
  p.block(disc(800, 640, 40), C.ink);
  p.at(800, 330, 0, 1, () => {
    p.block(
      poly([
        [-34, -150],
        [34, -150],
        [34, 110],
        [0, 160],
        [-34, 110],
      ]),
      C.yellow,
      { slip: 7 },
    );
    p.block(rect(-52, -178, 104, 40), C.yellow);
  });
  p.line(
    trace([
      [800, 520],
      [800, 560],
    ]),
    C.yellow,
    10,
    'stroke-dasharray="14 12"',
  );
  // Wait: the sand has just begun to run.
  p.block(
    poly([
      [1170, 190],
      [1497, 190],
      [1497, 300],
      [1362, 500],
      [1497, 700],
      [1497, 810],
      [1170, 810],
      [1170, 700],
      [1305, 500],
      [1170, 300],
    ]),
    C.paper,
  );
  p.block(
    poly([
      [1186, 270],
      [1481, 270],
      [1478, 304],
      [1347, 500],
      [1320, 500],
      [1190, 304],
    ]),
    C.blue,
  );
  p.line(
    trace([
      [1333, 500],
      [1333, 720],
    ]),
    C.blue,
    12,
  );
  p.block(
    poly([
      [1186, 796],
      [1270, 764],
      [1333, 706],
      [1396, 764],
      [1481, 796],
    ]),
    C.blue,
  );
  p.block(cut(1130, 130, 407, 66, 24, '1100'), C.night);
  p.block(cut(1130, 804, 407, 66, 24, '0011'), C.night);
  for (const x of [1150, 1493]) p.block(rect(x, 196, 24, 608), C.night);
  for (const x of [533, 1067])
    p.line(
      trace([
        [x, 0],
        [x, 1000],
      ]),
    );
}
