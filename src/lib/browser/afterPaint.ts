/**
 * Runs once what stands in the document has been painted.
 * @param pictures that are painted before
 * @returns calls it off
 */
export function afterPaint(then: () => void, pictures = 1): () => void {
  let isOff = false;
  // A frame's callbacks run before it is painted: at the second one the first has been.
  const wait = (left: number) => requestAnimationFrame(() => isOff || (left > 0 ? wait(left - 1) : then()));
  wait(pictures);
  return () => {
    isOff = true;
  };
}
