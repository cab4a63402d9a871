import { C } from '../core/palette';
import type { Print } from '../core/print';
import { cut, disc, path, poly, range, rect, trace } from '../core/shapes';
import { tick } from '../motifs/things';

function churn(p: Print, x: number, y: number, s: number, fill: string, shade: string, slip: string | null): void {
  p.at(x, y, 0, s, () => {
    const body = path(
      'M-150 0L-150 -380C-150 -450 -84 -470 -84 -520L-84 -560L84 -560L84 -520C84 -470 150 -450 150 -380L150 0Z',
    );
    p.block(body, fill, { slip: 6 });
    p.dots(body, { color: shade, from: [-40, -200], to: [190, -160], gap: 18, max: 0.6, edge: true });
    for (const ry of [-44, -370])
      p.line(
        trace([
          [-150, ry],
          [150, ry],
        ]),
      );
    p.block(rect(-112, -602, 224, 46), fill);
    p.block(
      poly([
        [-70, -602],
        [-50, -650],
        [50, -650],
        [70, -602],
      ]),
      fill,
    );
    p.line(path('M-150 -340C-196 -340 -196 -240 -150 -240'), C.ink, 18);
    p.line(path('M150 -340C196 -340 196 -240 150 -240'), C.ink, 18);
    if (!slip) return;
    p.at(0, -206, -4, 1, () => {
      p.block(cut(-84, -100, 168, 210, 40), slip);
      for (const i of range(3))
        p.line(
          trace([
            [-52, -56 + i * 36],
            [i === 2 ? 6 : 46, -56 + i * 36],
          ]),
          C.ink,
          8,
        );
      tick(p, 26, 70, 48, C.green, 13);
    });
  });
}

/** Milk churns on the morning ramp, every one with its order slip. */
export function dairy(p: Print): void {
  p.ground(C.blue);
  p.block(disc(1240, 330, 190), C.yellow, { slip: 10 });
  p.block(path('M0 520C300 400 520 430 760 500C1020 570 1300 400 1600 470L1600 1000L0 1000Z'), C.mint);
  p.dots(rect(0, 500, 1600, 340), { color: C.green, from: [0, 520], to: [0, 980], gap: 22, max: 0.6 });
  p.block(rect(-10, 826, 1620, 190), C.night);
  for (const i of range(12))
    p.line(
      trace([
        [60 + i * 150, 836],
        [0 + i * 150, 1000],
      ]),
      C.dusk,
      8,
    );
  churn(p, 1430, 850, 0.84, C.paper, C.mint, null);
  churn(p, 200, 860, 0.94, C.paper, C.mint, C.pink);
  churn(p, 1060, 890, 1.12, C.paper, C.mint, C.pink);
  churn(p, 610, 920, 1.26, C.pink, C.paper, C.yellow);
}
