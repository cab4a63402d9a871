import { type RefObject, useEffect, useRef } from 'react';
import { takeArrival } from './usePlace';

/**
 * The pressed link of a move within the page is gone with its screen, and the focus with it. The next screen's heading gets it,
 * so a screen reader reads where it is.
 * @returns the ref of a heading that can be focused (`tabIndex={-1}`)
 */
export function useArrival(): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeArrival()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
