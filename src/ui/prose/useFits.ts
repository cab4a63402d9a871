import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of a box is as wide as the box, so that nothing scrolls; false until it is measured. */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFits(element.scrollWidth <= element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return fits;
}
