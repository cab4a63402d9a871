/** A box along the direction in which the reel scrolls. */
type Span = { start: number; size: number };

/** What of a reel is seen: numbers of the first and last whole slide, and whether there is more to either side. */
export type ReelView = { first: number; last: number; atStart: boolean; atEnd: boolean };

/** Browsers scroll by fractions of a pixel. */
const SLACK = 2;

/**
 * What of a reel its window shows.
 * @param window how far it is scrolled and how wide it is
 * @param content width of all slides
 * @param slides each slide's place in the content
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
