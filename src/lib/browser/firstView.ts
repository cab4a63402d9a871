let alone = false;

/** Whether the page that is drawn next shows its first view before the rest (src/layout/DeferBelowFold.tsx). */
export const drawsFirstViewAlone = (): boolean => alone;

/**
 * Says how the next page is drawn. A step forward shows its beginning, so that comes first; whoever goes back, or to a
 * place on the page, needs the whole of it to be scrolled there.
 */
export function renderAboveFoldFirst(yes: boolean): void {
  alone = yes;
}
