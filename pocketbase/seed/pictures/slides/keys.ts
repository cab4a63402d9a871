import { C } from '../core/palette';
import type { Print } from '../core/print';
import { disc, path, poly } from '../core/shapes';
import { key, keyEye, pinch } from '../motifs/things';

/** Hand over the keys. */
export function keys(p: Print): void {
  p.ground(C.blue);
  const sun = disc(640, 450, 390);
  p.flat(sun, C.dusk);
  p.dots(sun, { color: C.blue, from: [640, 300], to: [640, 900], gap: 22, max: 0.6 });
  p.line(disc(560, 420, 74), C.ink, 26);
  p.line(disc(560, 420, 74), C.mint, 13);
  p.at(575, 500, 78, 1, () => {
    key(p, 340, C.pink);
    keyEye(p, 340, C.dusk);
  });
  p.at(540, 500, 106, 1, () => {
    key(p, 340, C.yellow);
    keyEye(p, 340, C.dusk);
  });
  p.at(600, 480, 30, 1, () => {
    p.block(
      poly([
        [40, -70],
        [90, -110],
        [290, -110],
        [290, 110],
        [90, 110],
        [40, 70],
      ]),
      C.paper,
      { slip: 8 },
    );
    p.block(disc(84, 0, 16), C.dusk);
    p.block(
      poly([
        [130, 50],
        [130, -20],
        [190, -76],
        [250, -20],
        [250, 50],
      ]),
      C.green,
    );
  });
  p.at(520, 350, 12, 1, () => pinch(p, C.mint, C.yellow, C.paper));
  // The open hand waits below, palm up.
  p.at(0, -26, 0, 1, () => {
    p.merge(
      C.pink,
      [
        poly([
          [860, 812],
          [1010, 770],
          [1010, 900],
          [800, 900],
        ]),
      ],
      [
        [path('M1010 850C900 860 700 900 560 868'), 74],
        [path('M1000 830C930 800 900 760 880 716'), 66],
        [path('M980 890L620 910'), 80],
      ],
    );
    p.line(path('M600 896C700 906 760 894 830 880'));
    p.block(
      poly([
        [1000, 760],
        [1064, 750],
        [1064, 960],
        [1000, 960],
      ]),
      C.paper,
    );
    p.block(
      poly([
        [1060, 730],
        [1210, 710],
        [1210, 970],
        [1060, 970],
      ]),
      C.green,
    );
  });
}
