import { country, hills } from '../core/noise';
import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, rect } from '../core/shapes';
import { peak } from '../motifs/land';

/** Contact: an opened letter out of which the mountains stand up. */
export function contact(p: Print): void {
  p.ground(C.yellow);
  p.dots(rect(0, 0, 1800, 900), { color: C.paper, from: [900, 760], to: [900, -200], gap: 30, max: 0.62 });
  const [x, y, w, h] = [300, 640, 1200, 620];
  p.flat(
    poly([
      [x + 30, y + h + 34],
      [x + w + 60, y + h + 34],
      [x + w + 60, y + 60],
      [x + w, y + 60],
    ]),
    C.ink,
  );
  p.block(
    poly([
      [x, y],
      [x + w / 2, 330],
      [x + w, y],
    ]),
    C.blue,
  );
  p.clip(
    poly([
      [x + 30, 0],
      [x + w - 30, 0],
      [x + w - 30, y + h - 60],
      [x + 30, y + h - 60],
    ]),
    () => {
      p.block(cut(x + 70, 250, w - 140, 900, 110), C.paper);
      p.block(disc(1160, 430, 110), C.pink, { slip: 7 });
      peak(p, {
        top: [820, 310],
        left: 380,
        right: 1340,
        base: 1260,
        lit: C.mint,
        dark: C.green,
        seed: 29,
        snow: 0.24,
        shade: C.paper,
        rough: 30,
        onDark: () => p.contours(rect(700, 300, 660, 900), hills(country(300, 2), []), 0.14, C.mint, 4),
      });
      peak(p, {
        top: [1190, 560],
        left: 860,
        right: 1600,
        base: 1260,
        lit: C.pink,
        dark: C.dusk,
        seed: 34,
        snow: 0.2,
        shade: C.mint,
        rough: 24,
      });
      peak(p, {
        top: [520, 580],
        left: 200,
        right: 900,
        base: 1260,
        lit: C.pink,
        dark: C.dusk,
        seed: 47,
        snow: 0.2,
        shade: C.mint,
        rough: 24,
      });
    },
  );
  p.block(
    poly([
      [x, y],
      [x + w * 0.5, y + h * 0.6],
      [x, y + h],
    ]),
    C.paper,
  );
  p.block(
    poly([
      [x + w, y],
      [x + w * 0.5, y + h * 0.6],
      [x + w, y + h],
    ]),
    C.paper,
  );
  p.block(
    poly([
      [x, y + h],
      [x + w * 0.44, y + h * 0.5],
      [x + w * 0.56, y + h * 0.5],
      [x + w, y + h],
    ]),
    C.mist,
  );
  p.dots(
    poly([
      [x, y + h],
      [x + w * 0.44, y + h * 0.5],
      [x + w * 0.56, y + h * 0.5],
      [x + w, y + h],
    ]),
    { color: C.blue, from: [900, 960], to: [900, 1330], gap: 22, max: 0.5, edge: true },
  );
  p.block(disc(900, 1050, 92), C.pink, { slip: 8 });
  p.flat(
    poly([
      [844, 1086],
      [884, 1010],
      [906, 1046],
      [922, 1026],
      [956, 1086],
    ]),
    C.ink,
  );
  // A paper swallow brings the answer.
  p.line(path('M60 1080C40 760 120 520 250 420'), C.ink, 8, 'stroke-dasharray="4 28" stroke-linecap="round"');
  p.at(260, 330, -24, 1, () => {
    p.block(
      poly([
        [-150, -30],
        [160, -90],
        [-30, 90],
      ]),
      C.paper,
      { slip: 6 },
    );
    p.block(
      poly([
        [160, -90],
        [-80, 14],
        [-70, 110],
        [-30, 44],
      ]),
      C.mint,
    );
  });
}
