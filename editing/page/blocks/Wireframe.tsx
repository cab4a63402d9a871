import type { ReactNode } from 'react';
import type { KindName } from '../../../src/lib/content/KINDS';

const INK = 'var(--ink)';
const TEXT = 'var(--line-strong)';
const PALE = 'var(--line)';
const PAPER = 'var(--paper)';
const WHITE = 'var(--white)';
const NIGHT = 'var(--night)';
const YELLOW = 'var(--yellow)';
const MINT = 'var(--mint)';
const PINK = 'var(--pink)';
const BLUE = 'var(--blue)';
const GREEN = 'var(--green)';

type Shape = readonly [x: number, y: number, width: number, height: number, fill: string, radius?: number];

/** Lines of text, titles, boxes. */
const boxes = (...shapes: readonly Shape[]) =>
  shapes.map(([x, y, width, height, fill, radius = Math.min(1.5, height / 2)]) => (
    <rect key={`${x} ${y} ${width} ${height}`} x={x} y={y} width={width} height={height} rx={radius} fill={fill} />
  ));

/** A picture: sun and peaks, within a cut corner as on the site. */
const picture = (x: number, y: number, width: number, height: number, ground = BLUE, peak = PINK) => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M0 0H${width - 4}l4 4V${height}H0Z`} fill={ground} />
    <circle cx={width * 0.66} cy={height * 0.36} r={Math.min(width, height) * 0.16} fill={YELLOW} />
    <path
      d={`M0 ${height}V${height * 0.72}l${width * 0.3}-${height * 0.3} ${width * 0.25} ${height * 0.24} ${width * 0.18}-${height * 0.14}L${width} ${height * 0.84}V${height}Z`}
      fill={peak}
    />
  </g>
);

const card = (x: number, ground: string) => (
  <g key={x} transform={`translate(${x} 0)`}>
    {boxes(
      [0, 22, 24, 34, WHITE, 2.5],
      [0, 22, 24, 13, ground, 2.5],
      [3.5, 39, 15, 3, INK],
      [3.5, 45, 17, 2, PALE],
      [3.5, 49, 12, 2, PALE],
    )}
  </g>
);

const DRAWINGS: Readonly<Record<KindName, ReactNode>> = {
  hero: (
    <>
      {boxes(
        [8, 12, 18, 2, TEXT],
        [8, 18, 38, 5, INK],
        [8, 25, 30, 5, INK],
        [8, 35, 34, 2, PALE],
        [8, 39, 28, 2, PALE],
        [8, 46, 18, 7, YELLOW, 3.5],
      )}
      <rect x="29.4" y="46.4" width="14" height="6.2" rx="3.1" fill={WHITE} stroke={INK} strokeWidth="0.8" />
      {picture(54, 11, 34, 42)}
    </>
  ),
  text: (
    <>
      {boxes(
        [8, 14, 14, 2, TEXT],
        [8, 19, 26, 4, INK],
        [8, 25, 20, 4, INK],
        [44, 14, 44, 2, TEXT],
        [44, 19, 42, 2, TEXT],
        [44, 24, 44, 2, TEXT],
        [44, 29, 30, 2, TEXT],
        [44, 37, 44, 2, TEXT],
        [44, 42, 40, 2, TEXT],
        [44, 47, 24, 2, TEXT],
      )}
      {picture(8, 34, 24, 18, MINT, GREEN)}
    </>
  ),
  cards: (
    <>
      {boxes([8, 9, 34, 4, INK], [8, 15, 24, 2, PALE])}
      {card(8, MINT)}
      {card(36, YELLOW)}
      {card(64, PINK)}
    </>
  ),
  reel: (
    <>
      {boxes([8, 9, 30, 4, INK])}
      {picture(-10, 19, 24, 28, PINK, BLUE)}
      {picture(18, 19, 32, 28, BLUE, MINT)}
      {picture(54, 19, 32, 28, MINT, GREEN)}
      {picture(90, 19, 20, 28, NIGHT, BLUE)}
      {boxes([18, 51, 18, 2.5, INK], [54, 51, 22, 2.5, INK])}
    </>
  ),
  statistics: (
    <>
      <rect width="96" height="64" fill={YELLOW} />
      {boxes([8, 10, 36, 4, INK])}
      {[8, 37, 66].map((x, i) => (
        <g key={x}>
          <text x={x} y="40" fontFamily="var(--font-display)" fontWeight="800" fontSize="16" fill={INK}>
            {['38', '4×', '96'][i]}
          </text>
          {boxes([x, 45, 20, 2, INK], [x, 49, 14, 2, INK])}
        </g>
      ))}
    </>
  ),
  quote: (
    <>
      <rect width="96" height="64" fill={NIGHT} />
      <path
        d="M12 25c0-6 3-9 8-10l1 3c-3 1-4 2.500-4 4h4v8h-9Zm13 0c0-6 3-9 8-10l1 3c-3 1-4 2.500-4 4h4v8h-9Z"
        fill={YELLOW}
      />
      {boxes([40, 17, 44, 3.5, WHITE], [40, 24, 40, 3.5, WHITE], [40, 31, 26, 3.5, WHITE], [40, 42, 20, 2, TEXT])}
    </>
  ),
  logos: (
    <>
      {boxes([33, 15, 30, 3, TEXT])}
      <circle cx="15" cy="37" r="6" fill={INK} />
      {boxes([26, 33, 16, 8, PALE, 4], [26, 35.5, 10, 3, INK])}
      <path d="m48 43 7-12 7 12Z" fill={INK} />
      {boxes([68, 31, 5, 12, INK, 0], [75, 35, 5, 8, INK, 0], [82, 39, 5, 4, INK, 0])}
    </>
  ),
  steps: (
    <>
      {boxes([8, 10, 34, 4, INK])}
      <path d="M15 29H82" stroke={TEXT} strokeWidth="1.2" strokeDasharray="2 2.5" />
      {[8, 37, 66].map((x, i) => (
        <g key={x}>
          <circle cx={x + 7} cy="29" r="7" fill={[MINT, YELLOW, PINK][i]} />
          <text
            x={x + 7}
            y="32.500"
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontWeight="800"
            fontSize="9.500"
            fill={INK}
          >
            {i + 1}
          </text>
          {boxes([x, 41, 20, 3, INK], [x, 47, 22, 2, PALE], [x, 51, 16, 2, PALE])}
        </g>
      ))}
    </>
  ),
  faq: (
    <>
      {boxes([8, 12, 20, 4, INK], [8, 18, 15, 4, INK])}
      {boxes(
        [38, 12, 34, 3, INK],
        [38, 19, 44, 2, PALE],
        [38, 23, 36, 2, PALE],
        [38, 29, 50, 0.8, TEXT, 0],
        [38, 34, 28, 3, INK],
        [38, 41, 50, 0.8, TEXT, 0],
        [38, 46, 38, 3, INK],
        [38, 53, 50, 0.8, TEXT, 0],
      )}
      <path
        d="m83 12.500 2.500 2.500 2.500-2.500M83 34.500l2.500 2.500 2.500-2.500M83 46.500l2.500 2.500 2.500-2.500"
        fill="none"
        stroke={INK}
        strokeWidth="1.4"
      />
    </>
  ),
  cta: (
    <>
      <path d="M7 13H83l6 6V51H7Z" fill={YELLOW} />
      {boxes(
        [14, 24, 32, 5, INK],
        [14, 32, 24, 5, INK],
        [56, 23, 26, 2, INK],
        [56, 27, 22, 2, INK],
        [56, 34, 22, 8, NIGHT, 4],
      )}
    </>
  ),
  packages: (
    <>
      {boxes([8, 8, 30, 4, INK])}
      {[8, 36, 64].map((x, i) => (
        <g key={x}>
          <rect x={x} y="18" width="24" height="38" rx="2.500" fill={WHITE} stroke={i === 1 ? INK : PALE} />
          <text x={x + 4} y="30" fontFamily="var(--font-display)" fontWeight="800" fontSize="10" fill={GREEN}>
            {i + 1}
          </text>
          {boxes([x + 4, 34, 15, 2.5, INK], [x + 4, 39.5, 16, 1.8, PALE], [x + 4, 43, 13, 1.8, PALE])}
          {boxes([x + 4, 48.5, 11, 3, BLUE])}
        </g>
      ))}
    </>
  ),
  list: (
    <>
      {boxes([8, 9, 28, 4, INK], [74, 10, 14, 2.5, BLUE])}
      {[19, 33, 47].map((y, i) => (
        <g key={y}>
          {picture(8, y, 17, 11, [BLUE, MINT, NIGHT][i], [PINK, GREEN, BLUE][i])}
          {boxes([30, y + 1, [38, 30, 42][i] ?? 30, 3, INK], [30, y + 6.5, 46, 2, PALE])}
        </g>
      ))}
    </>
  ),
  form: (
    <>
      {boxes([8, 12, 24, 4, INK], [8, 18, 18, 4, INK], [8, 27, 24, 2, PALE], [8, 31, 20, 2, PALE])}
      <g stroke={TEXT} strokeWidth="0.8">
        {boxes([42, 13, 46, 8, WHITE], [42, 28, 46, 12, WHITE])}
      </g>
      {boxes([42, 8.5, 12, 2, INK], [42, 24, 16, 2, INK], [42, 45, 20, 8, GREEN, 4], [46, 48, 12, 2, WHITE])}
    </>
  ),
};

/** A small picture of a kind's layout. */
export function Wireframe({ kind, width = 96 }: { kind: KindName; width?: number }) {
  return (
    <svg
      viewBox="0 0 96 64"
      width={width}
      height={(width * 2) / 3}
      aria-hidden="true"
      focusable="false"
      overflow="hidden"
    >
      <rect width="96" height="64" fill={PAPER} />
      {DRAWINGS[kind]}
    </svg>
  );
}
