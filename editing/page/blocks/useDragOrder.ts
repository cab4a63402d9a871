import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** The state of a drag: which row, and before which place the line is. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Nearer to an edge than this, the list scrolls. */
const EDGE_PX = 56;
const MOST_PX = 14;
/** A press that moves less is a press. */
const SLACK_PX = 4;

const rowsOf = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && 'row' in child.dataset,
  );

/** The place among rows for a pointer: before the first row whose head is below it. */
export function placeAt(y: number, rows: readonly { top: number; bottom: number }[]): number {
  const place = rows.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return place < 0 ? rows.length : place;
}

function scrollerOf(element: HTMLElement | null): HTMLElement {
  for (let parent = element; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  return document.documentElement;
}

/**
 * Drags rows of a list (its children with `data-row`) by their handles, with a pointer of any kind.
 * @param onMove is called once, at the end: from which place, to which among the others
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (from: number) => (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const scroller = scrollerOf(list.current);
    const begin = event.clientY;
    let [y, frame, at] = [begin, 0, -1];
    handle.setPointerCapture?.(event.pointerId);

    const look = () => {
      const rows = rowsOf(list.current).map((row) => row.getBoundingClientRect());
      at = placeAt(y, rows);
      setDrag({ from, to: at });
    };
    const scroll = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      const push = y < first + EDGE_PX ? y - first - EDGE_PX : y > last - EDGE_PX ? y - last + EDGE_PX : 0;
      if (push && at >= 0) {
        scroller.scrollTop += Math.max(-MOST_PX, Math.min(MOST_PX, push / 4));
        look();
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = ({ clientY }: PointerEvent) => {
      y = clientY;
      if (at >= 0 || Math.abs(y - begin) > SLACK_PX) look();
    };
    const end = (isDone: boolean) => {
      stop.current?.();
      // Below itself is one place less among the others.
      const to = at > from ? at - 1 : at;
      if (isDone && at >= 0 && to !== from) onMove(from, to);
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
    stop.current = () => {
      cancelAnimationFrame(frame);
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', drop);
      handle.removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape);
      stop.current = undefined;
      setDrag(undefined);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', drop);
    handle.addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape);
    frame = requestAnimationFrame(scroll);
  };
  return { drag, start };
}
