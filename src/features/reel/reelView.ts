/** A box along the direction in which the reel scrolls. */
type Span = { start: number; size: number };

/** The visible part of a reel: numbers of the first and last whole slide, and whether there is more to either side. */
export type ReelView = { first: number; last: number; atStart: boolean; atEnd: boolean };

/** Browsers scroll by fractions of a pixel. */
const SLACK = 2;

/**
 * Returns the part of a reel that is visible.
 * @param window scroll position and width
 * @param content width of all slides
 * @param slides each slide's position in the content
 */
export function reelView(window: Span, content: number, slides: readonly Span[]): ReelView {
  const end = window.start + window.size;
  const isWhole = ({ start, size }: Span) => start >= window.start - SLACK && start + size <= end + SLACK;
  const whole = slides.flatMap((slide, index) => (isWhole(slide) ? [index + 1] : []));
  // Between two snaps of a narrow window none is whole: then it is the one in the middle.
  const middle = slides.findIndex(({ start, size }) => start + size > window.start + window.size / 2) + 1;
  return {
    first: whole[0] ?? Math.max(1, middle),
    last: whole.at(-1) ?? Math.max(1, middle),
    atStart: window.start <= SLACK,
    atEnd: end >= content - SLACK,
  };
}
