let alone = false;

/** Whether the next page renders its first view before the rest (src/layout/DeferBelowFold.tsx). */
export const drawsFirstViewAlone = (): boolean => alone;

/**
 * Sets how the next page renders. A navigation forward shows the beginning of a page, so that is rendered first; a
 * navigation back, or to a fragment, needs the whole page to scroll to its position.
 */
export function renderAboveFoldFirst(yes: boolean): void {
  alone = yes;
}
