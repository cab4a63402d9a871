import { contourLines } from './contours';
import type { Field } from './noise';
import { C } from './palette';
import { random, type Random } from './random';
import { n, polar, rect, soft, type Pt, type Shape } from './shapes';

interface BlockOptions {
  /** How far the colour slipped off its outline, in pixels to the right and down. */
  readonly slip?: number;
  readonly line?: string;
  readonly w?: number;
}

interface DotOptions {
  readonly color?: string;
  readonly gap?: number;
  /** Where the dots are smallest and where they are largest. */
  readonly from: Pt;
  readonly to: Pt;
  readonly min?: number;
  readonly max?: number;
  /** Prints the ink outline again, since dots laid on later would eat into it. */
  readonly edge?: boolean;
}

/** One sheet on the press: shapes are printed in order, flat colour first, then ink. */
export class Print {
  /** The picture's own stream of random numbers. */
  readonly rnd: Random;
  private readonly parts: string[] = [];
  private clips = 0;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly ink: number,
    seed: number,
  ) {
    this.rnd = random(seed);
  }

  /** Covers the sheet with one flat colour. */
  ground(color: string): void {
    this.flat(rect(0, 0, this.width, this.height), color);
  }

  /** Prints flat colour without an outline. */
  flat(shape: Shape, fill: string, extra = ''): void {
    this.parts.push(`<path d="${shape.d}" fill="${fill}" fill-rule="evenodd" ${extra}/>`);
  }

  /** Prints a second colour over the first so that both show, as transparent inks do. */
  over(shape: Shape, fill: string): void {
    this.flat(shape, fill, 'style="mix-blend-mode:multiply"');
  }

  /** Prints flat colour with the hard ink outline. */
  block(shape: Shape, fill: string, { slip = 0, line = C.ink, w = this.ink }: BlockOptions = {}): void {
    this.flat(shape, fill, slip ? `transform="translate(${slip} ${n(slip * 0.7)})"` : '');
    this.line(shape, line, w);
  }

  /** Draws a line of constant width. */
  line(
    shape: Shape,
    color: string = C.ink,
    w = this.ink,
    extra = 'stroke-linejoin="round" stroke-linecap="round"',
  ): void {
    this.parts.push(`<path d="${shape.d}" fill="none" stroke="${color}" stroke-width="${n(w)}" ${extra}/>`);
  }

  /** Draws an outlined cable, rope or road along a line. */
  tube(shape: Shape, w: number, fill: string, cap: 'round' | 'butt' = 'round'): void {
    const ends = `stroke-linejoin="round" stroke-linecap="${cap}"`;
    this.line(shape, C.ink, w + 2 * this.ink, ends);
    this.line(shape, fill, w, ends);
  }

  /** Prints outlines and thick lines as one silhouette with one outline around all of it. */
  merge(fill: string, shapes: readonly Shape[], strokes: readonly (readonly [Shape, number])[] = []): void {
    for (const shape of shapes) this.line(shape, C.ink, 2 * this.ink);
    for (const [shape, w] of strokes) this.line(shape, C.ink, w + 2 * this.ink);
    for (const shape of shapes) this.flat(shape, fill);
    for (const [shape, w] of strokes) this.line(shape, fill, w);
  }

  /** Keeps everything drawn inside `body` within a shape. */
  clip(shape: Shape, body: () => void): void {
    const id = `c${++this.clips}`;
    this.parts.push(
      `<clipPath id="${id}"><path d="${shape.d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">`,
    );
    body();
    this.parts.push('</g>');
  }

  /** Draws `body` around a new origin, turned and scaled; the outline grows with the scale. */
  at(x: number, y: number, turn: number, scale: number | Pt, body: () => void): void {
    const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
    this.parts.push(`<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${sx} ${sy})">`);
    body();
    this.parts.push('</g>');
  }

  /** Fills a shape with halftone dots that grow from one point towards another. */
  dots(shape: Shape, { color = C.ink, gap = 18, from, to, min = 0, max = 0.62, edge = false }: DotOptions): void {
    const { x, y, w, h } = shape.box;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const reach = Math.hypot(w, h) / 2 + gap;
    const count = Math.ceil(reach / gap);
    let d = '';
    for (let i = -count; i <= count; i++) {
      for (let j = -count; j <= count; j++) {
        // The screen stands at 30 degrees, as a printer sets it, so that rows never align with the outlines.
        const px = x + w / 2 + gap * (i * 0.866 - j * 0.5);
        const py = y + h / 2 + gap * (i * 0.5 + j * 0.866);
        if (px < x - gap || px > x + w + gap || py < y - gap || py > y + h + gap) continue;
        const t = ((px - from[0]) * dx + (py - from[1]) * dy) / (dx * dx + dy * dy);
        const r = gap * (min + (max - min) * Math.max(0, Math.min(1, t)));
        if (r > 0.8)
          d += `M${n(px - r)} ${n(py)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
      }
    }
    if (d) this.clip(shape, () => this.parts.push(`<path d="${d}" fill="${color}"/>`));
    if (edge) this.line(shape);
  }

  /** Fills a shape with parallel lines. */
  hatch(shape: Shape, angle: number, gap: number, color: string = C.ink, w = this.ink * 0.6): void {
    const { x, y, w: bw, h: bh } = shape.box;
    const reach = Math.hypot(bw, bh) / 2 + gap;
    let d = '';
    for (let s = -reach; s <= reach; s += gap) {
      const [cx, cy] = polar(x + bw / 2, y + bh / 2, s, angle + 90);
      const [ax, ay] = polar(cx, cy, reach, angle);
      const [bx, by] = polar(cx, cy, -reach, angle);
      d += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
    this.clip(shape, () => this.line({ d, box: shape.box }, color, w, ''));
  }

  /** Draws the contour lines of a field inside a shape, one for every `step` of height. */
  contours(shape: Shape, field: Field, step: number, color: string = C.ink, w = this.ink * 0.5, cell = 16): void {
    const levels = Array.from({ length: Math.ceil(4.2 / step) }, (_, i) => -1.2 + i * step);
    const runs = contourLines(field, shape.box, levels, cell).filter((run) => run.length > 4);
    const d = runs.map((run) => soft(run).d).join('');
    this.clip(shape, () => this.line({ d, box: shape.box }, color, w));
  }

  /** The finished sheet; the last layer is wear, specks where the ink did not take and where it splashed. */
  svg(): string {
    const speck = (): string => {
      const [x, y, r] = [this.rnd() * this.width, this.rnd() * this.height, 0.8 + this.rnd() ** 3 * 2.2];
      return `M${n(x)} ${n(y)}l${n(r * 1.6)} ${n(-r)} ${n(r)} ${n(r * 1.4)} ${n(-r * 1.8)} ${n(r)}Z`;
    };
    const specks = (count: number): string => Array.from({ length: count }, speck).join('');
    // Counted by area, so that small sheets do not look dirtier than large ones.
    const sheet = (this.width * this.height) / 1_600_000;
    const wear = `<path d="${specks(Math.round(220 * sheet))}" fill="${C.paper}" opacity=".8"/><path d="${specks(Math.round(80 * sheet))}" fill="${C.ink}" opacity=".7"/>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">${this.parts.join('')}${wear}</svg>`;
  }
}

/** Draws one picture on an empty sheet. */
export type Draw = (p: Print) => void;
