import { type RefObject, useEffect } from 'react';

/** The place to go to from one of so many by a key; undefined where the key is not about that. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  // In the field they move the caret.
  if (place === 0) return undefined;
  if (key === 'Home') return 1;
  return key === 'End' ? count - 1 : undefined;
}

/** Lets the arrow keys go from a search field down its results and back up into it; Tab goes there as well. */
export function useArrowKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const stops = [...element.querySelectorAll<HTMLElement>('input[type="search"], li a')];
      const place = stops.findIndex((stop) => stop === document.activeElement);
      const next = place < 0 ? undefined : nextPlace(event.key, place, stops.length);
      if (next === undefined) return;
      event.preventDefault();
      stops[next]?.focus();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [panel]);
}
