import { C } from '../core/palette';
import type { Print } from '../core/print';
import { poly, type Pt, type Shape } from '../core/shapes';

/** A drawing frame seen from above at 30 degrees; x runs right and down, y left and down, z up. */
export class Iso {
  constructor(
    private readonly p: Print,
    private readonly ox: number,
    private readonly oy: number,
    private readonly unit: number,
  ) {}

  /** Where a point in space falls on the sheet. */
  pt(x: number, y: number, z = 0): Pt {
    return [this.ox + (x - y) * this.unit * 0.866, this.oy + (x + y) * this.unit * 0.5 - z * this.unit];
  }

  /** A polygon through points in space. */
  face(points: readonly (readonly [number, number, number])[]): Shape {
    return poly(points.map(([x, y, z]) => this.pt(x, y, z)));
  }

  /** A flat tile lying at height z. */
  tile(x: number, y: number, w: number, d: number, z = 0): Shape {
    return this.face([
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ]);
  }

  /** The side that looks left-down. */
  left(x: number, y: number, z: number, w: number, d: number, h: number): Shape {
    return this.face([
      [x, y + d, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ]);
  }

  /** The side that looks right-down. */
  right(x: number, y: number, z: number, w: number, d: number, h: number): Shape {
    return this.face([
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ]);
  }

  /** A box of three flat tones. */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    top: string,
    left: string,
    right: string = C.ink,
  ): void {
    this.p.block(this.left(x, y, z, w, d, h), left);
    this.p.block(this.right(x, y, z, w, d, h), right);
    this.p.block(this.tile(x, y, w, d, z + h), top);
  }
}
