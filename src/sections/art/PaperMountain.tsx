import * as styles from './PaperMountain.module.css';

type Point = readonly [x: number, y: number];

/** Points of a slab's edge; an even number, so that one is opposite to the first. */
const POINTS = 16;
/** The ratio of a circle on the ground in perspective. */
const FLATNESS = 0.52;

/** Thickness of a slab, in the drawing's units. */
export const THICKNESS = 18;

/** The edge of a slab: nearly a circle, with bays and ridges that `turn` rotates. */
function edge(radius: number, turn: number): Point[] {
  return Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI;
    const reach = radius * (1 + 0.1 * Math.sin(3 * angle + turn) + 0.06 * Math.sin(5 * angle + 2 * turn));
    return [reach * Math.cos(angle), reach * FLATNESS * Math.sin(angle)];
  });
}

/** A smooth curve through the first points of a closed edge (Catmull-Rom as Bézier curves), in whole numbers. */
function curve(points: readonly Point[], count: number): string {
  const at = (i: number): Point => points[(i + POINTS) % POINTS] ?? [0, 0];
  const mix = (a: Point, b: Point, c: Point): Point => [a[0] + (c[0] - b[0]) / 6, a[1] + (c[1] - b[1]) / 6];
  const steps = Array.from({ length: count }, (_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const numbers = [...mix(from, before, to), ...mix(to, after, from), ...to];
    return `C${numbers.map(Math.round).join(' ')}`;
  });
  return `M${at(0).map(Math.round).join(' ')}${steps.join('')}`;
}

/** The outlines of a slab around its centre: its top, and the visible part of its side. */
export function slabPaths(radius: number, turn: number): { top: string; side: string } {
  const points = edge(radius, turn);
  const back = -THICKNESS;
  const side = `${curve(points, POINTS / 2)}v${back}H${Math.round(points[0]?.[0] ?? 0)}Z`;
  return { top: `${curve(points, POINTS)}Z`, side };
}

/** The mountain's slabs from bottom to top: their ground, and their offset from the middle of the one below. */
const SLABS = [
  ['meadow', 0],
  ['meadow', 3],
  ['wood', -5],
  ['wood', 2],
  ['rock', -5],
  ['rock', 3],
  ['rock', -5],
  ['snow', 2],
  ['snow', -4],
] as const;
const RISE = 26;

/** Cells of the sheet by column and row, in the order in which they appear. */
const CELLS = [
  ['yellow', 1, 6],
  ['mint', 2, 5],
  ['pink', 3, 6],
  ['mint', 4, 5],
  ['yellow', 5, 6],
  ['pink', 6, 4],
  ['yellow', 5, 3],
  ['mint', 6, 2],
  ['pink', 6, 1],
  ['yellow', 1, 4],
] as const;
const CELL = 44;
const SHEET = 7 * CELL;
const LINES = [1, 2, 3, 4, 5, 6].map((line) => line * CELL);

/** Rows of halftone dots in a circle, larger towards the bottom. */
const SUN = 124;
const DOTS = [...Array(9).keys()].map((row) => {
  const y = 2 + row * 13;
  const half = Math.round(Math.sqrt((SUN - 6) ** 2 - y ** 2)) - 8;
  return { y, half, width: 1.2 + row };
});

/**
 * The company's illustration: sheets of paper that fill themselves, and a mountain of sheets on them. Inline, so that
 * it needs no request; the adjacent text describes it.
 */
export function PaperMountain({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 620 600" className={`${styles.mountain} ${className ?? ''}`} aria-hidden="true" focusable="false">
      <g transform="translate(440 158)">
        <g className={styles.sun}>
          <circle r={SUN} className={styles.yellow} transform="translate(7 5)" />
          {DOTS.map(({ y, half, width }) => (
            <path key={y} className={styles.dots} d={`M${-half} ${y}H${half}`} strokeWidth={width} />
          ))}
          <circle r={SUN} className={styles.line} />
        </g>
      </g>
      <path
        className={`${styles.cloud} ${styles.line}`}
        d="M48 236h92a17 17 0 0 0 0-34h-6a28 28 0 0 0-54-6 20 20 0 0 0-30 6 17 17 0 0 0-2 34Z"
      />
      <g transform="matrix(.87 .5 -.87 .5 310 258)" className={styles.sheet}>
        {(['yellow', 'pink', 'white'] as const).map((colour, i) => (
          <path
            key={colour}
            transform={`translate(${30 - i * 15} ${30 - i * 15})`}
            className={`${styles[colour]} ${styles.line}`}
            d={`M0 0H${SHEET}V${SHEET - CELL}L${SHEET - CELL} ${SHEET}H0Z`}
          />
        ))}
        {CELLS.map(([colour, x, y]) => (
          <path
            key={`${x}-${y}`}
            className={`${styles.cell} ${styles[colour]}`}
            d={`M${x * CELL} ${y * CELL}h44v44h-44Z`}
          />
        ))}
        <path className={styles.data} d={LINES.map((y) => `M10 ${y + 22}H${SHEET - CELL}`).join('')} />
        <path className={styles.grid} d={LINES.map((at) => `M${at} 0V${SHEET}M0 ${at}H${SHEET}`).join('')} />
      </g>
      <g transform="translate(306 372)">
        <Slab level={0} />
      </g>
    </svg>
  );
}

/** A slab with all slabs above it, so that they move together. */
function Slab({ level }: { level: number }) {
  const slab = SLABS[level];
  if (!slab) return <Flag />;
  const [ground, shift] = slab;
  const { top, side } = slabPaths(168 - level * 18.5, 1.1 + level * 0.16);
  return (
    <g transform={`translate(${shift} ${level === 0 ? 0 : -RISE})`}>
      <g className={`${styles.slab} ${styles[ground]}`}>
        <path className={`${styles.side} ${styles.line}`} transform={`translate(0 ${THICKNESS})`} d={side} />
        <path className={`${styles.top} ${styles.line}`} d={top} />
        <path className={styles.contour} transform="scale(.88)" d={top} />
        <Slab level={level + 1} />
        {level === 0 && <Village />}
      </g>
    </g>
  );
}

/** In the foreground, so it is drawn over the slabs behind it. */
function Village() {
  return (
    <>
      <path className={`${styles.spruce} ${styles.line}`} d="M-132 54l13-46 13 46zM-106 66l16-56 16 56z" />
      <path className={`${styles.house} ${styles.line}`} d="M70 59V23h30l14 14v22z" />
      <path className={`${styles.yellow} ${styles.line}`} d="M80 35h12v11h-12z" />
    </>
  );
}

function Flag() {
  return (
    <g transform="translate(0 -2)">
      <path className={styles.line} d="M0 0V-54" />
      <path className={`${styles.flag} ${styles.line}`} d="M0-54 38-44 0-32Z" />
    </g>
  );
}
