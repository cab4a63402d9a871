import { useCallback, useEffect, useRef, useState } from 'react';

/** A box in the direction in which the reel scrolls. */
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
  // Between two snap positions of a narrow window no slide is whole: then the one in the middle counts.
  const middle = slides.findIndex(({ start, size }) => start + size > window.start + window.size / 2) + 1;
  return {
    first: whole[0] ?? Math.max(1, middle),
    last: whole.at(-1) ?? Math.max(1, middle),
    atStart: window.start <= SLACK,
    atEnd: end >= content - SLACK,
  };
}

const UNKNOWN: ReelView = { first: 1, last: 1, atStart: true, atEnd: true };

const same = (a: ReelView, b: ReelView) =>
  a.first === b.first && a.last === b.last && a.atStart === b.atStart && a.atEnd === b.atEnd;

const slidesOf = (list: HTMLElement) => [...list.children].filter((child) => child instanceof HTMLElement);

function look(box: HTMLElement, list: HTMLElement): ReelView {
  const { left } = list.getBoundingClientRect();
  const spans = slidesOf(list).map((slide) => ({ start: slide.offsetLeft, size: slide.offsetWidth }));
  const origin = spans[0]?.start ?? 0;
  const style = getComputedStyle(box);
  const padding = parseFloat(style.paddingLeft) || 0;
  const inner = box.clientWidth - padding - (parseFloat(style.paddingRight) || 0);
  const start = box.getBoundingClientRect().left + padding - left;
  const content = spans.reduce((end, span) => Math.max(end, span.start - origin + span.size), 0);
  return reelView(
    { start, size: inner },
    content,
    spans.map(({ start: offset, size }) => ({ start: offset - origin, size })),
  );
}

/** Observes a box of slides that scrolls sideways, and scrolls it by whole slides. */
export function useReel() {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(UNKNOWN);

  useEffect(() => {
    const element = box.current;
    const slides = list.current;
    if (!element || !slides) return;
    const update = () => setView((before) => keepIfSame(before, look(element, slides)));
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, []);

  const show = useCallback((number: number) => {
    const slides = list.current ? slidesOf(list.current) : [];
    const slide = slides[number - 1];
    // The style sheet decides whether it scrolls smoothly, by `prefers-reduced-motion`.
    if (slide) box.current?.scrollTo({ left: slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) });
  }, []);

  return { box, list, view, show };
}

const keepIfSame = (before: ReelView, now: ReelView) => (same(before, now) ? before : now);
