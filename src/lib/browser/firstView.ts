/** One frame does not complete a navigation: the focus moves, images of the first view load. */
const FRAMES = 2;

/**
 * Calls a function after the document's current state has been painted and a navigation is complete.
 * @returns a function that cancels the call
 */
export function afterPaint(then: () => void): () => void {
  let isOff = false;
  // Callbacks of a frame run before it is painted: in the second frame, the first one has been painted.
  const wait = (left: number) => requestAnimationFrame(() => isOff || (left > 0 ? wait(left - 1) : then()));
  wait(FRAMES);
  return () => {
    isOff = true;
  };
}

let alone = false;

/** Whether the next page renders its first view before the rest (DeferBelowFold in src/layout/Layout.tsx). */
export const drawsFirstViewAlone = (): boolean => alone;

/**
 * Sets how the next page renders. A navigation forward shows the beginning of a page, so that is rendered first; a
 * navigation back, or to a fragment, needs the whole page to scroll to its position.
 */
export function renderAboveFoldFirst(yes: boolean): void {
  alone = yes;
}
