import type { KeyboardEvent } from 'react';

/**
 * Moves the focus among elements at an arrow key, round and round, and at Home and End.
 * @param steps of the arrow keys
 */
export function moveFocus(
  event: KeyboardEvent,
  elements: readonly HTMLElement[],
  steps: Readonly<Record<string, number>>,
): void {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const count = elements.length;
  const step = steps[event.key];
  const next = step ? (at + step + count) % count : { Home: 0, End: count - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  elements[next]?.focus();
}
